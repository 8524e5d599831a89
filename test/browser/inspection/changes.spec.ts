import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expectAccessible, expectContrast } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expect, test } from '#test/browser/support/inspectionTest.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { wordsOf } from '#test/browser/support/words.ts';

const say = wordsOf('cs');
const saved = ['', 'texts/'].map((folder) =>
  readFileSync(new URL(`../../../machines/flows/snapshots/${folder}life.DRAFT.txt`, import.meta.url), 'utf8'),
);

/** The flow as it was approved once: one text was another one, a rule was missing, a question as well. */
const former = saved
  .join('')
  .replaceAll('cs Kdo událost hlásí?', 'cs Kdo to hlásí?')
  .replaceAll(/(?<=asks deathDate) when .*/g, '');

const approve = (page: Page) =>
  page.route('**/rest/flow/*/approvals', (route) =>
    route.fulfill({
      json: {
        approvals: [{ version: '0a1b2c3d', text: former, by: 'Eva Malá', at: '2026-10-01T08:00:00.000Z' }],
        mayApprove: false,
        drafts: [{ page: 'chooseReporter', count: 3 }],
      },
    }),
  );

test('what changed since it was approved is read, texts among it, and printed to be signed', async ({
  page,
}) => {
  await approve(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/inspect/life.DRAFT?view=changes');
  await page.getByLabel(say('inspect:diff.from')).selectOption({ index: 1 }, { timeout: 60_000 });
  const texts = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: say('inspect:diff.texts') }) })
    .last();
  await expect(texts.locator('del')).toHaveText('Kdo to hlásí?');
  await expect(texts.locator('ins')).toHaveText('Kdo událost hlásí?');
  await expect(texts.getByRole('term')).toContainText(say('life:chooseReporter.name'));
  await expect(
    page.getByText(say('inspect:diff.draftsOn', { page: 'Kdo hlásí (chooseReporter)', count: 3 })),
  ).toBeVisible();
  const hash = await page
    .locator('code')
    .filter({ hasText: /^([0-9a-f]{4} ?){4}$/ })
    .first()
    .innerText();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.getByRole('article', { includeHidden: true });
  await expect(sheet).toContainText('Eva Malá (0a1b2c3d)');
  await expect(sheet).toContainText(/jak je teď \([0-9a-f]{8}\)/);
  await expect(sheet).toContainText(hash);
  await expect(sheet).toContainText(say('inspect:diff.sheet.signature'));
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.setViewportSize(phone.viewport);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expectContrast(page);
});
