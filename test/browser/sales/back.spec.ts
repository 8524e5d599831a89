import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expect, test } from '#test/browser/support/signInTest.ts';
import type { Report } from '#test/browser/report.ts';
import { arrivals } from './arrivals.ts';
import { field } from './agent.ts';

const client = /\/prodej\/klient\/[\da-f-]{36}$/;
/** Each form with a field of it, what is typed there, what the dialog calls it, and where Back leads. */
const forms = [
  { code: 'personData', name: 'person.mobile', typed: '777 905 000', before: client },
  {
    code: 'discount',
    name: 'internalCreditsDiscount',
    typed: '1 357',
    before: /\/smlouva\/[\da-f-]{36}$/,
  },
] as const;

/** Arrives at a form from the page before it, whose document stays. */
const arrive = async (report: Report, code: (typeof forms)[number]['code']): Promise<void> => {
  if (code === 'personData') return arrivals[code]?.(report);
  await arrivals['policy']?.(report);
  await report.button('clientRecord:title.discount').click();
  await expect(report.page).toHaveURL(/\/slevy$/);
};

for (const { code, name, typed, before } of forms) {
  test(`Back leads out of the form of ${code} at once where nothing was typed`, async ({ report, page }) => {
    await arrive(report, code);
    await expect(field(report, name)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(before);
    await page.goForward();
    await expect(field(report, name)).toBeVisible();
    await report.button('common:action.back').click();
    await expect(page).toHaveURL(client);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`Back out of the form of ${code} names what is not saved, and leads back to the field that was left`, async ({
    report,
    page,
  }) => {
    const { say } = report;
    await arrive(report, code);
    await expect(field(report, name)).toBeVisible();
    const address = page.url();
    const dialog = page.getByRole('dialog', { name: say('clientRecord:leave.title') });
    const named = `Neuložíme: ${say(`clientRecord:fields.${name}.label`)}.`;
    await field(report, name).fill(typed);
    // What is typed is noted a moment later.
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(typed);
    await page.goBack();
    await expect(dialog).toContainText(named);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('clientRecord:leave.cancel') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(field(report, name)).toBeFocused();
    await expect(field(report, name)).toHaveValue(typed);

    await report.button('common:action.back').click();
    await expect(dialog).toContainText(named);
    await page.keyboard.press('Escape');
    await expect(field(report, name)).toBeFocused();

    await page.goBack();
    await dialog.getByRole('button', { name: say('clientRecord:leave.continue') }).click();
    await expect(page).toHaveURL(before);
    await expect(dialog).toHaveCount(0);
    // What was typed waits for an hour.
    await page.goto(address);
    await report.button('clientRecord:restore.action').click();
    await expect(field(report, name)).toHaveValue(typed);
  });
}
