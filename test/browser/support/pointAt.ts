import type { Page } from 'playwright/test';

/** Points at parts on their drawing; on a phone a zone of the car is enlarged first where it has several. */
export async function pointAt(page: Page, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const drawn = page.locator(`[data-part=${part}]`);
    const zone = page.locator(`[data-parts~=${part}]`).first();
    await drawn.or(zone).first().waitFor();
    if (await zone.isVisible()) {
      await zone.click();
      // A zone of one part is the part itself.
      if (!(await drawn.isVisible())) continue;
      await drawn.click();
      await page.locator('[data-view] button').first().click();
    } else await drawn.click();
  }
}
