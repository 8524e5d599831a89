import type { Page } from 'playwright/test';

/**
 * Keeps the scripts of a page from coming, so that it is there and does not listen. Returns what lets those of later documents come;
 * what is held stays so until its document goes, for to end a route would let it come in the middle of what follows.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let isHeld = true;
  await page.route('**/static/*.js', (route) => (isHeld ? undefined : route.continue()));
  return () => void (isHeld = false);
}
