import { expect, type Page } from 'playwright/test';
import { desktop } from './viewports.ts';

/** At 400 % of a window of 1280 × 1024 what stays in view leaves most of it to what is read. */
export async function expectRoom(page: Page): Promise<void> {
  const before = page.viewportSize() ?? desktop.viewport;
  await page.setViewportSize({ width: 320, height: 256 });
  const staying = await page.evaluate(async () => {
    const coveredRows = () => {
      const rows = new Set<number>();
      for (const element of document.querySelectorAll('body *')) {
        const { position } = getComputedStyle(element);
        if (position !== 'sticky' && position !== 'fixed') continue;
        // What lies over the page is what is read.
        if (element.closest('dialog')) continue;
        const { top, bottom, width } = element.getBoundingClientRect();
        if (width <= 1) continue;
        for (let row = Math.max(0, Math.ceil(top)); row < Math.min(256, bottom); row += 1) rows.add(row);
      }
      return rows.size;
    };
    // The new size has reached the layout when a frame was drawn with it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    let covered = coveredRows();
    // A busy machine needs more of them; what is covered then stays so.
    for (let frame = 0; frame < 20 && covered > 64; frame += 1) {
      await new Promise(requestAnimationFrame);
      covered = coveredRows();
    }
    window.scrollTo(0, 0);
    return covered;
  });
  await page.setViewportSize(before);
  expect.soft(staying, `pixels of 256 covered on ${new URL(page.url()).pathname}`).toBeLessThanOrEqual(64);
}
