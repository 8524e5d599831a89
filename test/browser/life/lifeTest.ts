import { test as reportTest } from '#test/browser/support/reportTest.ts';
import { LifeReport } from './lifeReport.ts';

/** `test` with a report of a life event, in the language of `test.use({ language: 'sk' })`, by default Czech. */
export const test = reportTest.extend<{ report: LifeReport }>({
  report: async ({ page, language }, use) => {
    await use(new LifeReport(page, language));
  },
});

export { expect } from '#test/browser/support/test.ts';
