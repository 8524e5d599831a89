import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expect, test } from './support/reportTest.ts';
import { narrow } from './support/viewports.ts';

test.use(narrow);

test('the footer leads to privacy, accessibility and contact, in every language', async ({
  report,
  page,
}) => {
  for (const language of ['cs', 'sk', 'en'] as const) {
    await page.goto('/');
    await report.speak(language);
    for (const topic of ['privacy', 'accessibility', 'contact'] as const) {
      await page.goto('/');
      const link = page
        .getByRole('contentinfo')
        .locator('ul a')
        .nth(['privacy', 'accessibility', 'contact'].indexOf(topic));
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  }
});
