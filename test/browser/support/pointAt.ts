import type { Page } from 'playwright/test';

/**
 * Points at parts on their drawing; on a phone a zone of the car is enlarged first where it has several, and left for a part that is
 * in another one.
 */
export async function pointAt(page: Page, parts: readonly string[]): Promise<void> {
  const whole = page.locator('[data-view] button').first();
  for (const [at, part] of parts.entries()) {
    const drawn = page.locator(`[data-part=${part}]`);
    const zone = page.locator(`[data-parts~=${part}]`).first();
    const shown = drawn.or(zone).first();
    if (at > 0 && !(await shown.isVisible())) await whole.click();
    await shown.waitFor();
    // A zone of one part is the part itself.
    if (await zone.isVisible()) await zone.click();
    if (await drawn.isVisible()) await drawn.click();
  }
}
