import type { Language } from '#src/i18n/languages.ts';
import { Report } from '#test/browser/report.ts';
import { test as withService } from './test.ts';

/** `test` with a report in the language of `test.use({ language: 'sk' })`, by default Czech. */
export const test = withService.extend<{ language: Language; report: Report }>({
  language: ['cs', { option: true }],
  report: async ({ page, language }, use) => {
    await use(new Report(page, language));
  },
});

export { expect } from './test.ts';
