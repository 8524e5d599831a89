import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expect, test } from '#test/browser/support/signInTest.ts';
import type { Report } from '#test/browser/report.ts';
import { enter, field, fill, fillHyundai, find } from './agent.ts';

const record = '[\\da-f-]{36}';

/** Adds the car of these tests to the client who is open, under a plate and a VIN of its own, and stands at the policy that follows. */
const addCar = async (report: Report, registrationNumber: string, vin: string): Promise<void> => {
  await expect(report.heading()).toHaveText('Věra Zbytková');
  await report.page.keyboard.press('v');
  await expect(report.page).toHaveURL(/\/vozidlo\/nove$/);
  await fillHyundai(report);
  await fill(report, { 'car.vin': vin, 'car.registrationNumber': registrationNumber });
  await field(report, 'car.weight').press('Control+Enter');
  await expect(report.page).toHaveURL(/\/smlouva\/nova\//);
};

test('an agent insures two vehicles by one policy, and finds it with the client as a fleet', async ({
  report,
  page,
}) => {
  const { say } = report;
  await enter(report, 'A100');
  await find(report, '6853089090');
  await expect(page).toHaveURL(new RegExp(`/klient/${record}$`));
  await addCar(report, '5QW0901', 'TMAZZZBBZN5000901');
  await expect(page.getByText(say('clientRecord:fleet.noOther'))).toBeVisible();
  await report.speak('en');
  await expect(page.getByRole('button', { name: 'Save the policy' })).toBeVisible();
  await report.speak('cs');
  await report.button('common:action.back').click();
  await expect(page).toHaveURL(new RegExp(`/klient/${record}$`));
  await addCar(report, '5QW0902', 'TMAZZZBBZN5000902');

  await page.getByRole('button', { name: say('clientRecord:fields.vehicles.add') }).click();
  const vehicle = page.getByRole('combobox', { name: say('clientRecord:fields.vehicles.vehicle.label') });
  await expect(vehicle).toBeFocused();
  await vehicle.selectOption({ label: '5QW0901 Hyundai i30' });
  await expect(page.getByText(/^Roční pojistné 19\s200\s/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const row = say('clientRecord:fields.vehicles.row', { number: 1 });
  await page.getByRole('button', { name: say('clientRecord:fields.vehicles.remove', { number: 1 }) }).click();
  await expect(page.getByText(/^Roční pojistné 9\s600\s/)).toBeVisible();
  const undo = page.getByRole('button', {
    name: say('common:rows.undoOf', { row: `${row}, 5QW0901 Hyundai i30` }),
  });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(page.getByText(/^Roční pojistné 19\s200\s/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(new RegExp(`/klient/${record}$`));
  const fleet = say('clients:policies.openNamed', {
    name: `Povinné ručení ${say('clients:policies.fleet', { count: 2 })}`,
  });
  await page.getByRole('button', { name: fleet, exact: true }).click();
  await expect(page.getByRole('group', { name: row })).toContainText('5QW0901 Hyundai i30');
});
