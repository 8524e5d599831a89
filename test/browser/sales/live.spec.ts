import type { Browser, Page } from 'playwright/test';
import { Report } from '#test/browser/report.ts';
import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expect, test } from '#test/browser/support/signInTest.ts';
import { enter, field, find } from './agent.ts';

/** The assistant of the agent, in another browser at the same page. */
const assistantAt = async (page: Page, browser: Browser) => {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'cs-CZ' });
  const other = new Report(await context.newPage(), 'cs');
  await enter(other, 'A310', 'A100');
  await other.page.goto(page.url());
  return { other, context };
};

test('an agent sees who else is at the client and what they have not saved, until they go', async ({
  report,
  page,
  browser,
}) => {
  const { say } = report;
  await enter(report, 'A100');
  await find(report, '7903149034');
  await report.button('clients:edit').click();
  await expect(report.heading()).toHaveText('Údaje klienta');
  const { other, context } = await assistantAt(page, browser);
  await expect(page.getByText(say('sales:present.edits', { name: 'Alena Asistentka' }))).toBeVisible();
  await expect(other.page.getByText(say('sales:present.edits', { name: 'Karel Makléř' }))).toBeVisible();
  await field(other, 'note').fill('Volat dopoledne.');
  const unsaved = say('sales:present.unsaved', { name: 'Alena Asistentka', parts: 'Poznámka' });
  await expect(page.getByText(unsaved)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.screenshot({ path: 'screenshots/live.png' });
  await context.close();
  await expect(page.getByText('Alena Asistentka')).toHaveCount(0);
});

test('who opens the same policy is told of, with what they have not saved, and at the client that one is open', async ({
  report,
  page,
  browser,
}) => {
  const { say } = report;
  await enter(report, 'A100');
  await find(report, '7903149034');
  const name = say('clients:discounts.openNamed', { name: 'Povinné ručení 4400100017' });
  await page.getByRole('button', { name, exact: true }).click();
  await expect(report.heading()).toHaveText(say('clientRecord:title.discount'));
  const { other, context } = await assistantAt(page, browser);
  await expect(page.getByText(say('sales:present.discount', { name: 'Alena Asistentka' }))).toBeVisible();
  await field(other, 'businessDiscount.value').fill('5');
  const parts = say('clientRecord:groups.reductions');
  await expect(
    page.getByText(say('sales:present.unsaved', { name: 'Alena Asistentka', parts })),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(
    page.getByText(say('sales:present.unsaved', { name: 'Alena Asistentka', parts })),
  ).toBeVisible();
  // For whom the assistant acts stands in the bar.
  await expect(other.page.getByText(say('sales:present.discount', { name: 'Karel Makléř' }))).toHaveCount(0);
  await context.close();
});
