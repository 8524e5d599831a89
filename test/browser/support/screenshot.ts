import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright/test';

export const screenshotFolder = 'screenshots';

/** Keeps the whole page as screenshots/{name}.png; a slash in the name groups it on the index page. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const path = `${screenshotFolder}/${name}.png`;
  await mkdir(path.slice(0, path.lastIndexOf('/')), { recursive: true });
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
}
