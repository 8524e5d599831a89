import { expect, test } from '#test/browser/support/signInTest.ts';
import type { Report } from '#test/browser/report.ts';
import { enter, field, find } from './agent.ts';

/** A keyboard whose keys are counted, each held one too. */
const counting = ({ page }: Report) => {
  let keys = 0;
  return {
    count: () => keys,
    press: async (...pressed: readonly string[]) => {
      for (const one of pressed) {
        keys += one.split('+').length;
        await page.keyboard.press(one);
      }
    },
    type: async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    },
  };
};

test('a vehicle and its compulsory insurance are added by no more keys than the target of the daily jobs', async ({
  report,
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(report, 'A100');
  await find(report, '7404049708');
  await expect(page.getByText(report.say('clients:vehicles.none'))).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('TMAZZZBBZN5000105'));
  const { press, type, count } = counting(report);
  await press('v');
  await expect(page).toHaveURL(/\/vozidlo\/nove$/);
  await expect(field(report, 'car.vin')).toBeVisible();
  for (let tabs = 0; tabs < 10; tabs += 1) {
    if (await field(report, 'car.vin').evaluate((one) => one === document.activeElement)) break;
    await press('Tab');
  }
  await press('Control+v', 'Tab');
  await type('5qw0105');
  await press('Tab');
  await type('UA123456');
  await expect(field(report, 'car.weight')).toHaveValue('1850');
  await press('Control+Enter');
  await expect(page).toHaveURL(/\/smlouva\/nova\/[\da-f-]{36}$/);
  await expect(field(report, 'agent.agentNumber')).toHaveValue('100100');
  await press('Control+Enter');
  await expect(page).toHaveURL(/\/prodej\/klient\/[\da-f-]{36}$/);
  console.log(`A vehicle and its compulsory insurance: ${count()} keys.`);
  expect(count()).toBeLessThanOrEqual(25);
});
