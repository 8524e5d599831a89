import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expect, test } from '#test/browser/support/signInTest.ts';
import { enter, field, fillHyundai, find, saveButton } from './agent.ts';

test('an agent adds a vehicle by its VIN and a policy of it, and finds both with the client', async ({
  report,
  page,
}) => {
  const { say } = report;
  await enter(report, 'A100');
  await find(report, '7404049708');
  await expect(page).toHaveURL(/\/prodej\/klient\/[\da-f-]{36}$/);
  await expect(page.getByText(say('clients:vehicles.none'))).toBeVisible();
  await page.keyboard.press('v');
  await expect(page).toHaveURL(/\/vozidlo\/nove$/);
  await expect(report.heading()).toHaveText('Nové vozidlo');
  await fillHyundai(report);
  await expect(field(report, 'car.type')).toHaveValue('A');
  await expect(
    page.getByLabel(say('clientRecord:fields.car.limit.options.50'), { exact: true }),
  ).toBeChecked();
  await page.getByLabel(say('clientRecord:fields.car.crashInsurance.label')).check();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel(say('clientRecord:fields.car.crashInsurance.label')).uncheck();
  await field(report, 'car.weight').press('Control+Enter');
  await expect(page).toHaveURL(/\/smlouva\/nova\/[\da-f-]{36}$/);
  await expect(report.heading()).toHaveText('Nová smlouva');
  await expect(page.getByText('Karel Makléř, registrace ČNB 00100100VPA')).toBeVisible();
  await page.getByLabel(say('clientRecord:fields.paymentFrequency.options.QUARTERLY')).check();
  const instalments = page.getByRole('table', { name: say('clientRecord:fields.instalments.label') });
  await expect(instalments.getByRole('row')).toHaveCount(5);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await field(report, 'agent.agentNumber').press('Control+Enter');
  await expect(page).toHaveURL(/\/prodej\/klient\/[\da-f-]{36}$/);
  // What is saved is no form to come back to, and the client stands once in the history.
  await page.goBack();
  await expect(page).toHaveURL('/prodej/klienti');
  await page.goForward();
  await expect(page).toHaveURL(/\/prodej\/klient\/[\da-f-]{36}$/);
  const policy = say('clients:policies.openNamed', { name: 'Povinné ručení Hyundai i30 5QW0105' });
  await page.getByRole('button', { name: policy, exact: true }).click();
  await expect(field(report, 'agent.agentNumber')).toHaveValue('100100');
  await expect(instalments.getByRole('row')).toHaveCount(5);
  await page.goBack();
  const vehicle = say('clients:vehicles.openNamed', { name: 'Hyundai i30 5QW0105' });
  await page.getByRole('button', { name: vehicle, exact: true }).click();
  await expect(report.heading()).toHaveText('Vozidlo');
  await expect(field(report, 'car.weight')).toHaveValue('1850');
  await field(report, 'car.weight').fill('1900');
  await saveButton(report).click();
  await expect(page).toHaveURL(/\/prodej\/klient\/[\da-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL('/prodej/klienti');
});
