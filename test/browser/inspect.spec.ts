import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible, expectContrast } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { expect, test } from './support/inspectionTest.ts';
import { test as closedTest } from './support/reportTest.ts';
import { wordsOf } from './support/words.ts';

const say = wordsOf('cs');

const chart = (page: Page) =>
  page.getByRole('group', { name: say('inspect:chart.label', { name: '' }).trim() }).first();
const box = (page: Page, name: string) => chart(page).getByRole('button', { name, exact: false }).first();

test('an analyst opens a flow, chooses a page by the keyboard and leaves it', async ({ page }) => {
  await page.goto('/inspect');
  await page
    .getByRole('link', { name: new RegExp(say('start:lines.life.title')) })
    .first()
    .click();
  const first = box(page, say('shared:index.name'));
  // The longest flow is laid out first.
  await expect(first).toBeVisible({ timeout: 60_000 });
  await first.focus();
  await page.keyboard.press('ArrowDown');
  const chosen = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.keyboard.press('Enter');
  const name = chosen.split('.')[0] ?? '';
  const panel = page.getByRole('region', { name });
  await expect(panel).toBeVisible();
  expect(new URL(page.url()).searchParams.get('page')).not.toBe(null);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.goBack();
  await expect(panel).toBeVisible();
});

test('the address of a what-if shows the same anew: the page, its fields and the way', async ({ page }) => {
  await page.goto(`/inspect/car.DRAFT?page=event&eventKinds=HAVSKLA`);
  const panel = page.getByRole('region', { name: say('car:event.name') });
  await panel.getByText('policeStation').click();
  await expect(panel.getByText(say('inspect:severity.required')).first()).toBeVisible();
  await expect(page.getByText(say('inspect:whatIf.required')).first()).toBeVisible();
  await expect(box(page, say('car:glass.name'))).toHaveAttribute('data-lit', 'true');
  await expect(box(page, say('car:theft.name'))).toHaveAttribute('data-lit', 'false');
});

test('everybody can read it: on a phone, in the dark', async ({ page }) => {
  await page.goto('/inspect/life.QUESTION?page=question&hasDuplicateClaimFoundByClaimNumber=true');
  const panel = page.getByRole('region', { name: say('shared:question.name') });
  await panel.locator('summary').first().click();
  await expect(box(page, say('shared:question.name'))).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoOverflow(page);
});

test('a chart is taken away as a picture with its name and legend', async ({ page }) => {
  await page.goto(`/inspect/life.UPLOAD?part=session`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('inspect:chart.svg') }).click();
  const svg = await readFile(await (await download).path(), 'utf8');
  expect(svg).toContain(say('inspect:parts.session'));
  expect(svg).toContain(say('inspect:chart.legendState'));
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`the flows of the sales application are read as those of reports are, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/inspect');
    await page.getByRole('link', { name: say('catalogues:flow.SHELL') }).click();
    const search = box(page, say('inspect:flows.sales.SHELL.search'));
    await expect(search).toBeVisible({ timeout: 30_000 });
    await search.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: say('inspect:flows.sales.SHELL.search') });
    await expect(panel.getByText('/prodej/klienti')).toBeVisible();
    await expect(panel.getByText(say('facts:mayEnter.values.true')).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);

    await page.goto('/inspect/sales.SHELL?mayEnter=true&readsLooks=true');
    await expect(box(page, say('inspect:flows.sales.SHELL.accesses'))).toHaveAttribute('data-lit', 'true');
    await expect(box(page, say('inspect:flows.sales.SHELL.reports'))).toHaveAttribute('data-lit', 'false');
    await page.getByText(say('inspect:diff.title')).click();
    await expect(page.getByText(say('inspect:diff.same'))).toBeVisible();

    await page.goto('/inspect/sales.VEHICLE?page=vehicle&car.crashInsurance=true');
    const form = page.getByRole('region', { name: say('inspect:flows.sales.VEHICLE.vehicle') });
    await form.getByText('car.sumInsured').click();
    await expect(form.getByText('extrasTooDear').first()).toBeVisible();
    await expect(page.getByText(say('inspect:missing.none'))).toBeVisible();

    await page.goto('/inspect/sales.POLICY?part=record');
    await expect(box(page, 'conflict')).toBeVisible({ timeout: 30_000 });
    await expectNoOverflow(page);
  });

closedTest('nobody gets there where the inspection is kept closed', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto('/inspect');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('failures:NOT_FOUND_PAGE.title'));
});
