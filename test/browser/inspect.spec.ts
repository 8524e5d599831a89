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
const outline = (page: Page) => page.getByRole('tree', { name: say('inspect:outline.title') });
const branch = (page: Page, name: string, level = 2) =>
  outline(page)
    .getByRole('treeitem', { name: new RegExp(`^${name}`), level })
    .first();

test('an analyst opens a flow, chooses a page by the keyboard and leaves it', async ({ page }) => {
  await page.goto('/inspect/life.DRAFT');
  const step = box(page, say('life:steps.role'));
  await expect(step).toBeVisible({ timeout: 60_000 });
  await step.focus();
  await page.keyboard.press('ArrowDown');
  const chosen = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: chosen });
  await expect(panel).toBeVisible();
  expect(new URL(page.url()).searchParams.get('page')).toBe('index');
  // Its step is open, it is chosen, and what is not beside it steps back.
  await expect(step).toHaveAttribute('aria-expanded', 'true');
  await expect(box(page, chosen)).toHaveAttribute('aria-pressed', 'true');
  await expect(box(page, say('life:chooseReporter.name'))).toHaveAttribute('data-soft', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(box(page, chosen)).toBeFocused();
  await page.goBack();
  await expect(panel).toBeVisible();
});

for (const width of [1024, 1440, 1920])
  test(`the outline leads by the mouse to a page that is in sight, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/inspect/life.DRAFT');
    const opener = page.getByRole('button', { name: say('inspect:outline.title') });
    await expect(opener).toBeVisible({ timeout: 60_000 });
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    await branch(page, say('shared:steps.event'), 1).click();
    await branch(page, say('life:jobLoss.name')).click();
    await expect(page.getByRole('region', { name: say('life:jobLoss.name') })).toBeVisible();
    const chosen = chart(page).getByRole('button', { pressed: true });
    await expect(chosen).toBeInViewport({ ratio: 0.99 });
    const isOnTop = await chosen.evaluate((element) => {
      const { left, top, width: wide, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + wide / 2, top + height / 2);
      return found !== null && element.contains(found);
    });
    expect(isOnTop).toBe(true);
  });

test('the outline is a tree for keys', async ({ page }) => {
  await page.goto('/inspect/property.QUESTION');
  const first = outline(page).getByRole('treeitem').first();
  await first.focus({ timeout: 60_000 });
  await page.keyboard.press('ArrowRight');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(outline(page).getByRole('treeitem', { level: 2 }).first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('End');
  await expect(outline(page).getByRole('treeitem').last()).toBeFocused();
});

test('the address of a what-if shows the same anew: the page, its fields and the way', async ({ page }) => {
  await page.goto(`/inspect/car.DRAFT?page=event&eventKinds=HAVSKLA`);
  const panel = page.getByRole('region', { name: say('car:event.name') });
  await panel.getByText('policeStation').click();
  await expect(panel.getByText(say('inspect:severity.required')).first()).toBeVisible();
  await expect(box(page, say('car:glass.name'))).toHaveAttribute('data-lit', 'A');
  await expect(box(page, say('car:theft.name'))).toHaveAttribute('data-lit', 'neither');
  await panel.getByRole('button', { name: say('inspect:panel.close') }).click();
  await expect(page.getByText(say('inspect:whatIf.required')).first()).toBeVisible();
});

test('of one risk alone the pages are shown that it leads to, and the address keeps it', async ({ page }) => {
  await page.goto('/inspect/life.DRAFT?only=UMR&open=event');
  await expect(chart(page).getByRole('button', { name: say('life:death.name'), exact: true })).toBeVisible();
  await expect(box(page, say('life:jobLoss.name'))).toHaveCount(0);
  await page.getByRole('combobox', { name: /^Jen/ }).selectOption('');
  await expect(box(page, say('life:jobLoss.name'))).toBeVisible();
});

test('everybody can read it: on a phone, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inspect/life.QUESTION?page=question&hasDuplicateClaimFoundByClaimNumber=true');
  const panel = page.getByRole('region', { name: say('shared:question.name') });
  await panel.locator('summary').first().click();
  await expect(branch(page, say('shared:question.name'))).toHaveAttribute('aria-selected', 'true');
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
    const placeOf = (on: Page, name: string) => (width < 768 ? branch(on, name) : box(on, name));
    await page.setViewportSize({ width, height });
    await page.goto('/inspect/sales.SHELL?open=clients');
    const search = placeOf(page, say('inspect:flows.sales.SHELL.search'));
    await expect(search).toBeVisible({ timeout: 30_000 });
    await search.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: say('inspect:flows.sales.SHELL.search') });
    await expect(panel.getByText('/prodej/klienti')).toBeVisible();
    await expect(panel.getByText(say('facts:mayEnter.values.true')).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);

    await page.goto('/inspect/sales.SHELL?mayEnter=true&readsLooks=true&open=clients');
    await expect(placeOf(page, say('inspect:flows.sales.SHELL.accesses'))).toHaveAttribute('data-lit', 'A');
    await expect(placeOf(page, say('inspect:flows.sales.SHELL.newClient'))).toHaveAttribute(
      'data-lit',
      'neither',
    );
    await page.getByRole('button', { name: say('inspect:view.changes') }).click();
    await expect(page.getByText(say('inspect:diff.same'))).toBeVisible();
    await expect(page.getByText(say('inspect:missing.none'))).toBeVisible();

    await page.goto('/inspect/sales.VEHICLE?page=vehicle&car.crashInsurance=true');
    const form = page.getByRole('region', { name: say('inspect:flows.sales.VEHICLE.vehicle') });
    await form.getByText('car.sumInsured').click();
    await expect(form.getByText('extrasTooDear').first()).toBeVisible();

    await page.goto('/inspect/sales.POLICY?part=record');
    await expect(box(page, 'conflict')).toBeVisible({ timeout: 30_000 });
    await expectNoOverflow(page);
  });

closedTest('nobody gets there where the inspection is kept closed', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto('/inspect');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('failures:NOT_FOUND_PAGE.title'));
});
