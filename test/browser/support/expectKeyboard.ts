import { expect, type Page } from 'playwright/test';

/**
 * Walks the page by the Tab key: every control is a stop once (a group of radios is one), each shows that it has the focus and is
 * not hidden behind something, and the last one leads out again.
 */
export async function expectKeyboard(page: Page): Promise<void> {
  const wanted = await page.evaluate(markStops);
  const reached: string[] = [];
  const wrong: string[] = [];
  for (let press = 0; press <= wanted.length; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtStop);
    if (!stop) break;
    reached.push(stop.name);
    wrong.push(...stop.wrong.map((what) => `${stop.name} ${what}`));
  }
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-stop]')) one.removeAttribute('data-stop');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  const where = new URL(page.url()).pathname;
  expect.soft(reached.toSorted(), `stops of the Tab key on ${where}`).toEqual(wanted.toSorted());
  expect.soft(wrong, `how the focus is shown on ${where}`).toEqual([]);
}

/** In the page: names every control that the Tab key should come to, and begins before the first. */
const markStops = async (): Promise<string[]> => {
  // A new size of the window has reached the layout when a frame was drawn with it.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const stops = new Map<string, Element>();
  for (const [at, one] of document
    .querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')
    .entries()) {
    if (!(one instanceof HTMLElement || one instanceof SVGElement) || one.tabIndex < 0) continue;
    if (one.matches(':disabled, [inert] *') || !one.checkVisibility({ visibilityProperty: true })) continue;
    const isRadio = one instanceof HTMLInputElement && one.type === 'radio';
    const text = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40);
    const key = isRadio ? `radio ${one.name}` : `${at} ${one.getAttribute('name') ?? text}`;
    if (!isRadio || one.checked || !stops.has(key)) stops.set(key, one);
    one.setAttribute('data-stop', key);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
  return [...stops.keys()];
};

/** In the page: what has the focus, and what is wrong with how it shows it; nothing once the focus has left. */
const lookAtStop = async (): Promise<
  { readonly name: string; readonly wrong: readonly string[] } | undefined
> => {
  // What takes the focus has been scrolled to once a frame was drawn.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const drawn = [focused, ...labels, ...focused.querySelectorAll('*')];
  if (labels.length > 0) drawn.push(...labels.flatMap((label) => [...label.querySelectorAll('*')]));
  for (let parent = focused.parentElement, up = 0; parent && up < 3; parent = parent.parentElement, up += 1)
    drawn.push(parent);
  const isShown = drawn.some((one) => {
    const { outlineStyle, outlineWidth, strokeWidth } = getComputedStyle(one);
    const isDrawn = one instanceof SVGElement && one.closest('[role=checkbox]') !== null;
    return (
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
      (isDrawn && Number.parseFloat(strokeWidth) >= 3)
    );
  });
  const boxes = [focused, ...labels].map((one) => one.getBoundingClientRect());
  const isSeen = boxes.some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((share) => {
      const hit = document.elementFromPoint(left + width * share, top + height * 0.5);
      return hit !== null && drawn.slice(0, -3).some((one) => one === hit || one.contains(hit));
    }),
  );
  return {
    name: focused.getAttribute('data-stop') ?? focused.outerHTML.slice(0, 80),
    wrong: [...(isShown ? [] : ['shows no focus']), ...(isSeen ? [] : ['is hidden'])],
  };
};
