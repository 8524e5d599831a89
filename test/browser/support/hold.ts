import type { Page } from 'playwright/test';

/** The scripts of a page: while they are held it is there and does not listen. */
export const scripts = '**/static/*.js';

/**
 * Keeps requests of a page from being sent. Returns what lets later ones pass; what is held stays so until its document goes, for to
 * end a route would send it in the middle of what follows.
 */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let isHeld = true;
  await page.route(addresses, (route) => (isHeld ? undefined : route.continue()));
  return () => void (isHeld = false);
}
