import type { Language } from '../../src/i18n/languages.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expect, test } from './support/reportTest.ts';
import { screenshot } from './support/screenshot.ts';
import { desktop, phone } from './support/viewports.ts';
import type { Report } from './report.ts';
import { walkTo } from './walkAccident.ts';

const languages: readonly Language[] = ['cs', 'sk', 'en'];
const viewports = { phone, desktop };
const schemes = ['light', 'dark'] as const;

for (const language of languages) {
  for (const [name, viewport] of Object.entries(viewports)) {
    test.describe(`on a ${name} in ${language}`, () => {
      test.use({ ...viewport, language, contextOptions: { reducedMotion: 'reduce' } });

      test('every page of the accident is accessible and fits, light and dark', async ({ report }) => {
        test.setTimeout(300_000);
        await report.arrive();
        await look(report, `${language}/${name}/start`);
        await walkTo(report, 'finalised', {
          onArrival: (code) => look(report, `${language}/${name}/${code}`),
        });
      });
    });
  }
}

const look = async (report: Report, name: string): Promise<void> => {
  const { page } = report;
  await expect(page.getByText(report.say('common:loading'))).toHaveCount(0);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await screenshot(page, `${name}.${colorScheme}`);
  }
  await expectNoOverflow(page);
};
