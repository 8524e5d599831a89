import type { Page } from 'playwright/test';

/** By what a page has fetched last: one of a report what prepares its photos, any other what offers a new version. */
const lastOf = { report: 'preparePhoto', other: 'VersionNotice' };

/**
 * Resolves when a page has fetched what it needs later, too: it is usable without a network, and a clock may be set forward. Asked for
 * before the page is opened.
 */
export const lateParts = (page: Page, kind: keyof typeof lastOf = 'report'): Promise<unknown> =>
  page.waitForEvent('requestfinished', (request) => request.url().includes(lastOf[kind]));
