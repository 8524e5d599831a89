import { test as reportTest } from '#test/browser/support/reportTest.ts';
import { PropertyReport } from './propertyReport.ts';

/** `test` with a report of damage to property, in the language of `test.use({ language: 'sk' })`, by default Czech. */
export const test = reportTest.extend<{ report: PropertyReport }>({
  report: async ({ page, language }, use) => {
    await use(new PropertyReport(page, language));
  },
});
