import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { sentTo } from '#test/browser/support/bytesSent.ts';
import { expectAccessible, expectContrast } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expect, test } from '#test/browser/support/inspectionTest.ts';
import { wordsOf } from '#test/browser/support/words.ts';

const say = wordsOf('cs');

const field = (page: Page) => page.getByRole('searchbox', { name: say('catalogues:search.label') });

/** What a first view of the index fetches, and what of it no other page has, in kilobytes as they are sent. */
const most = { whole: 235, ofItsOwn: 15 };

test('the index loads no flow, and little besides what every page has', async ({ page }) => {
  const askedFor = async (path: string): Promise<ReadonlySet<string>> => {
    const asked = new Set<string>();
    const note = (request: { url: () => string }) => asked.add(request.url());
    page.on('request', note);
    // What every page fetches when it has long been usable; this is the last of it.
    const behind = page.waitForRequest(/VersionNotice[^/]*\.js/);
    await page.goto(path);
    await behind;
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    return asked;
  };
  const everywhere = await askedFor('/');
  const inspected = [...(await askedFor('/inspect'))];
  expect(inspected.filter((url) => /\/(?:life|car|property|liability|uniflow|flow|form)-/.test(url))).toEqual(
    [],
  );
  const kilobytesOf = async (urls: readonly string[]) =>
    (await Promise.all(urls.map((url) => sentTo('cs', url)))).reduce((sum, { bytes }) => sum + bytes, 0) /
    1000;
  expect(await kilobytesOf(inspected)).toBeLessThan(most.whole);
  expect(await kilobytesOf(inspected.filter((url) => !everywhere.has(url)))).toBeLessThan(most.ofItsOwn);
});

test('an analyst finds where a birth number is asked, opens a page and comes back to what was found', async ({
  page,
}) => {
  await page.goto('/inspect');
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('rodné číslo');
  const hits = page.getByRole('row').filter({ hasText: 'Poškozený 1–10' });
  await expect(hits.first().locator('mark').first()).toHaveText('Rodné');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('catalogues:csv') }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Vozidlo, Nová událost;Poškozený 1–10;otázka;Rodné číslo');
  await hits.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/inspect\/car\.DRAFT\?page=injuredParty$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('rodné číslo');
  await expect(hits.first()).toBeVisible();
  await page.getByRole('button', { name: say('catalogues:search.clear') }).click();
  await expect(page.getByRole('link', { name: say('catalogues:name.fields') })).toBeVisible();
  await expect(page).toHaveURL(/\/inspect$/);
});

test('everybody can read the overviews: on a phone, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/inspect');
  await expectNoOverflow(page);
  await page.getByRole('link', { name: say('catalogues:name.dialogs') }).click();
  await page.getByLabel(say('catalogues:filter.line')).selectOption('life');
  const table = page.getByRole('region', { name: say('catalogues:name.dialogs') });
  await expect(table.getByText('confirmClaimantRemoval')).toBeVisible();
  await expect(page).toHaveURL(/line=life/);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.goto('/inspect/compare');
  await expect(page.getByRole('link', { name: say('shared:index.name') }).first()).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await expectNoOverflow(page);
});
