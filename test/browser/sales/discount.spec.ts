import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expect, test } from '#test/browser/support/signInTest.ts';
import { enter, field, find } from './agent.ts';

test('an agent sees why a discount is what it is, gives one above the mandate, and finds it waiting', async ({
  report,
  page,
}) => {
  const { say } = report;
  await enter(report, 'A100');
  await find(report, '7903149034');
  await expect(page.getByText('B9 45 % · 112 měs. · za 8 měs. B10')).toBeVisible();
  await page.keyboard.press('d');
  const name = say('clients:discounts.openNamed', { name: 'Povinné ručení 4400100017' });
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/smlouva\/[\da-f-]{36}\/slevy$/);
  await expect(report.heading()).toHaveText('Bonus a slevy');
  await expect(page.getByRole('row', { name: /Škoda 08\.03\.2021 −36 112/ })).toBeVisible();
  const ladder = page.getByRole('table', { name: say('clientRecord:ladder.title') });
  await expect(ladder.getByRole('status')).toHaveText(/4\s752\sKč/);
  await field(report, 'businessDiscount.value').fill('12');
  await page.getByLabel(say('clientRecord:fields.businessDiscount.unit.options.PERCENT')).check();
  await expect(ladder.getByRole('status')).toHaveText(/4\s182\sKč/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await field(report, 'businessDiscount.value').press('Control+Enter');
  await expect(page).toHaveURL(/\/prodej\/klient\/[\da-f-]{36}$/);
  await expect(page.getByText(say('clients:discounts.status.PENDING_APPROVAL'))).toBeVisible();
});
