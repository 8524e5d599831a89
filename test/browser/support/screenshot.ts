import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright/test';

export const screenshotFolder = 'screenshots';

/** Keeps the whole page as screenshots/{name}.png; a slash in the name groups it on the index page. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const path = `${screenshotFolder}/${name}.png`;
  await mkdir(path.slice(0, path.lastIndexOf('/')), { recursive: true });
  // A window as tall as the page: what sticks to the bottom of a window must not cover the middle of the picture.
  const before = page.viewportSize();
  const height = await page.evaluate(async () => {
    // A new size or language has reached the layout when a frame was drawn with it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollHeight;
  });
  if (before && height > before.height) await page.setViewportSize({ ...before, height });
  await page.screenshot({ path, animations: 'disabled' });
  if (before) await page.setViewportSize(before);
}
