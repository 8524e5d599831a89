import { expect, type Page } from 'playwright/test';
import { picture } from '#test/browser/support/files.ts';

/** Adds a picture in every open place for files that has none, and waits until the service has them all. */
export const addFiles = async (page: Page): Promise<void> => {
  const places = page.locator('section:has(> div > input[type=file][multiple])').filter({ visible: true });
  for (const [at, place] of (await places.all()).entries()) {
    if ((await place.locator('[data-state=uploaded]').count()) > 0) continue;
    await place.locator('input[type=file][multiple]').setInputFiles(picture(`doklad-${at}.jpg`));
    await expect(place.locator('[data-state=uploaded]')).toHaveCount(1);
  }
};
