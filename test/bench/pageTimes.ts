import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';

/** Slows the page's processor as a cheap phone's would be. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** The milliseconds from each key to its paint, for a letter pressed again and again in a field. */
export async function keystrokes(field: Locator, count: number): Promise<number[]> {
  await field.focus();
  const times = await field.evaluateHandle(() => {
    const found: number[] = [];
    addEventListener('keydown', measure, true);
    return found;

    function measure(event: KeyboardEvent) {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => found.push(performance.now() - event.timeStamp));
        port1.start();
        port2.postMessage(undefined);
      });
    }
  });
  for (let press = 0; press < count; press += 1) {
    await field.press('a');
    // Longer than the throttle of the validation, so that it runs between the keys and not for the last one only.
    await wait(150);
  }
  return times.jsonValue();
}

/** The milliseconds from pressing a button until another H1 is painted. */
export async function transition(button: Locator): Promise<number> {
  return button.evaluate((element: HTMLElement) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    return new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (heading() === undefined || heading() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - started));
          port1.start();
          port2.postMessage(undefined);
        });
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      const started = performance.now();
      element.click();
    });
  });
}

/** The kilobytes of JavaScript and CSS (brotli) that are loaded before `usable` is there, when an address is opened. */
export async function initialBytes(
  page: Page,
  url: string,
  usable: Locator,
  sizeOf: (body: Buffer) => number,
) {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!/\.(?:js|css)$/.test(new URL(response.url()).pathname)) return;
    bodies.push(response.body().then(sizeOf));
  });
  await page.goto(url);
  await usable.waitFor();
  const sizes = await Promise.all(bodies.slice());
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
