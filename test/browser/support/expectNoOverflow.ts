import { expect, type Page } from 'playwright/test';

/** Fails where the page is wider than the narrowest phone, and names what sticks out. The window is restored afterwards. */
export async function expectNoOverflow(page: Page, width = 320): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 640 });
  const sticking = await page.evaluate(async () => {
    const { documentElement, body } = document;
    // A busy machine lays the new width out a few frames later, its scroll bar included: what is left then sticks out.
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (frame > 0 && documentElement.scrollWidth <= documentElement.clientWidth) return [];
    }
    const { clientWidth } = documentElement;
    return [...body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} to ${element.getBoundingClientRect().right} of ${clientWidth}`,
      );
  });
  if (before) await page.setViewportSize(before);
  expect.soft(sticking, `wider than ${width} px on ${new URL(page.url()).pathname}`).toEqual([]);
}
