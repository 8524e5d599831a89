import type { Page } from 'playwright/test';

/**
 * Resolves when a page has fetched what it needs later, too: it is usable without a network, and a clock may be set forward. Asked for
 * before the page is opened.
 */
export const lateParts = (page: Page): Promise<unknown> =>
  page.waitForEvent('requestfinished', (request) => request.url().includes('preparePhoto'));
