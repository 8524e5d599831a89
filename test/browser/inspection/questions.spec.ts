import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from '#test/browser/support/inspectionTest.ts';
import { wordsOf } from '#test/browser/support/words.ts';

const say = wordsOf('cs');
const slovak = wordsOf('sk');

const row = (page: Page, ...words: string[]) =>
  words.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row')).first();
const sought = (words: string) => `/inspect?q=${encodeURIComponent(words)}`;

test('whoever runs a meeting finds what they ask for without a programmer', async ({ page }) => {
  await test.step('where is the account asked', async () => {
    await page.goto(sought('/bankovni-udaje'));
    await row(page, say('start:lines.life.title')).getByRole('link').click();
    await expect(page.getByRole('region', { name: say('life:bankData.name') })).toBeVisible();
  });

  await test.step('why is a widow not asked for it, and nobody after the death of a debtor', async () => {
    const panel = page.getByRole('region', { name: say('life:bankData.name') });
    await expect(panel.getByText(say('inspect:panel.skipped'))).toBeVisible();
    await page.goto('/inspect/life.DRAFT?page=bankData&appliedRiskId=BAN&claimEventType=DEATH');
    await expect(panel.getByText(say('inspect:panel.whyNot'))).toBeVisible();
    await expect(
      panel.getByText(say('inspect:whatIf.not', { page: say('life:bankData.name') })),
    ).toBeVisible();
  });

  await test.step('what leads to "cannot continue"', async () => {
    await page.goto(sought('/nemozno-pokracovat'));
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: say('inspect:panel.from') })).toBeVisible();
  });

  await test.step('in what do a broker and the insured differ after a theft', async () => {
    await page.goto(
      '/inspect/car.DRAFT?eventKinds=HAVODCIZENI&reporterRole=BROKER&b.eventKinds=HAVODCIZENI&b.reporterRole=INSURED',
    );
    await expect(
      page.getByRole('heading', { name: say('scenarios:only', { side: 'A' }) }).first(),
    ).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /rozdíl/ })).toBeVisible();
  });

  await test.step('what is promised, and does it hold', async () => {
    await page.goto('/inspect/life.DRAFT?view=whatIf');
    await page.locator('summary', { hasText: say('scenarios:list.title') }).click();
    await expect(page.getByText(/Vdovy, která má dostat peníze/)).toBeVisible();
  });

  await test.step('which documents are wanted by which answers', async () => {
    await page.goto('/inspect/documents?line=life');
    await expect(row(page, 'DEATH_CERTIFICATE', '„Úmrtí“')).toBeVisible();
  });

  await test.step('which dialogs are there, and when', async () => {
    await page.goto('/inspect/dialogs?line=car');
    await expect(row(page, 'contractNotFound', say('dialogs:contractNotFound.title'))).toBeVisible();
  });

  await test.step('which failures are there', async () => {
    await page.goto('/inspect/failures');
    await expect(row(page, '245000013', '403')).toBeVisible();
  });

  await test.step('in what do property and liability differ', async () => {
    await page.goto('/inspect/compare?a=property.DRAFT&b=liability.DRAFT');
    await expect(row(page, say('property:propertyAddress.name'), 'stránka jen v prvním')).toBeVisible();
  });

  await test.step('how does it look in Slovak on a phone', async () => {
    await page.goto('/inspect/car.QUESTION?view=screens');
    await page.getByRole('combobox', { name: say('screens:language') }).selectOption('sk');
    const first = page.frameLocator('iframe').first().getByRole('heading', { level: 1 });
    await expect(first).toHaveText(slovak('shared:claimIdentification.title'));
  });

  await test.step('what has changed since the release', async () => {
    await page.goto('/inspect/car.QUESTION?view=changes');
    await expect(page.getByText(say('inspect:diff.same'))).toBeVisible();
  });

  await test.step('a sheet for the meeting', async () => {
    await page.getByRole('button', { name: say('inspect:sheet.save') }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('inspect:chart.svg') }).click();
    expect((await download).suggestedFilename()).toMatch(/\.svg$/);
    const table = page.waitForEvent('download');
    await page.getByRole('button', { name: say('inspect:chart.csv') }).click();
    expect(await readFile(await (await table).path(), 'utf8')).toContain(say('inspect:panel.next'));
  });
});
