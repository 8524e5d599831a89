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
  await page
    .getByLabel(say('inspect:diff.from'))
    .selectOption({ value: '2026-10-01T08:00:00.000Z' }, { timeout: 60_000 });
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

test('two releases are chosen from a list, and compared with each other and with what is now', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/inspect/car.DRAFT?view=changes');
  const from = page.getByLabel(say('inspect:diff.from'));
  await expect(from).toBeVisible({ timeout: 60_000 });
  const names = ['30. 11. 2026', '29. 11. 2026'].map((day) => say('inspect:diff.releaseText', { day }));
  await expect(from.getByRole('option')).toHaveText([say('inspect:diff.savedText'), ...names]);
  await expect(page.getByText(say('inspect:diff.same'))).toBeVisible({ timeout: 60_000 });

  await from.selectOption({ index: 2 });
  const panel = page.locator('section', {
    has: page.getByRole('heading', { name: say('inspect:diff.title') }),
  });
  await expect(panel.getByText(say('inspect:diff.noTexts'))).toBeVisible();
  await expect(panel.getByText(say('inspect:diff.same'))).toHaveCount(0);
  const status = panel.getByRole('status').first();
  await expect(status).toContainText(say('car:chooseEvent.name'));
  const changes = await status.innerText();

  await page.getByLabel(say('inspect:diff.to')).selectOption({ index: 1 });
  await expect(panel.getByText(say('inspect:diff.same'))).toHaveCount(0);
  await expect(status).toHaveText(changes, { useInnerText: true });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.getByRole('article', { includeHidden: true });
  for (const name of names) await expect(sheet).toContainText(name);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await from.selectOption({ index: 1 });
  await expect(page.getByText(say('inspect:diff.same'))).toBeVisible();
  await expectAccessible(page);
});
