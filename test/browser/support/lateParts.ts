import type { Page } from 'playwright/test';

/** Waits until a page has fetched what it needs later, too: it is usable without a network, and a clock may be set forward. */
export const lateParts = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('preparePhoto')),
  );
