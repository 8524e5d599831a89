import { test as reportTest } from '#test/browser/support/reportTest.ts';
import { UniflowReport } from './uniflowReport.ts';

/** `test` with a report of the universal flow, in the language of `test.use({ language: 'sk' })`, by default Czech. */
export const test = reportTest.extend<{ report: UniflowReport }>({
  report: async ({ page, language }, use) => {
    await use(new UniflowReport(page, language));
  },
});

export { expect } from '#test/browser/support/test.ts';
