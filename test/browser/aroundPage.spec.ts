import { languages } from '#src/i18n/languages.ts';
import { aroundPage } from './count/aroundPage.ts';
import { expect, test } from './support/reportTest.ts';
import { phone } from './support/viewports.ts';
import { openAt } from './walkAccident.ts';

test.use({ ...phone, language: 'cs' });

test('a page on a phone is as long as it is counted to be: what stands around it is no higher', async ({
  report,
  page,
}) => {
  await openAt(report, 'event');
  await report.expectOn('event');
  const heights: [string, number][] = [];
  for (const language of languages) {
    await page.getByRole('contentinfo').locator(`button[lang=${language}]`).click();
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => {
      const main = document.querySelector('main') ?? document.body;
      const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(main);
      const margins = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
      const top = (selector: string) => main.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      const saved = top('button[type="submit"]') - top('p[data-state]');
      return document.documentElement.scrollHeight - main.offsetHeight + margins + saved;
    });
    heights.push([language, Math.round(height)]);
  }
  expect(heights).toEqual(languages.map((language) => [language, aroundPage]));
});
