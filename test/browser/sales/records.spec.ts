import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expect, test } from '#test/browser/support/signInTest.ts';
import { enter, field, fill, find, ostrava, saveButton } from './agent.ts';

test('an agent creates a person from a search that found nobody, with the number taken over', async ({
  report,
  page,
}) => {
  const { say } = report;
  await enter(report, 'A100');
  await find(report, '8506019005');
  await report.button('sales:search.create').click();
  await expect(page).toHaveURL('/prodej/novy-klient');
  await expect(report.heading()).toHaveText('Nový klient');
  await expect(report.heading()).toBeFocused();
  await expect(field(report, 'person.birthNumber')).toHaveValue('8506019005');
  await expect(page.getByText(say('clientRecord:derived.birthDate', { day: '01.06.1985' }))).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await report.button('clientRecord:action.create').click();
  await expect(page.getByText(say('clientRecord:fields.person.mobile.contactMissing')).first()).toBeVisible();
  await expectAccessible(page);
  await fill(report, {
    'person.firstName': 'jana',
    'person.surname': 'nová',
    'person.mobile': '777 900 000',
    ...ostrava,
  });
  await field(report, 'person.mobile').press('Control+Enter');
  await expect(page).toHaveURL(/\/prodej\/klient\/[\da-f-]{36}$/);
  await expect(report.heading()).toHaveText('Jana Nová');
  await report.button('clients:edit').click();
  await expect(page).toHaveURL(/\/prodej\/klient\/[\da-f-]{36}\/udaje$/);
  await expect(report.heading()).toHaveText('Údaje klienta');
  await expect(field(report, 'person.firstName')).toHaveValue('Jana');
  await expect(field(report, 'person.mobile')).toHaveValue('777900000');
  await expect(page).toHaveTitle(/^Údaje klienta/);
  await expectAccessible(page);
});

test('a company is filled in by the register, and one that is no company is refused at its field', async ({
  report,
  page,
}) => {
  const { say } = report;
  await enter(report, 'A100');
  await find(report, '99001101');
  await expect(page.getByText(report.say('sales:found.outcome.NONE'))).toBeVisible();
  await expect(
    page.getByText(report.say('sales:company.known', { name: 'Nováček s.r.o.', place: 'Dolní 5, Olomouc' })),
  ).toBeVisible();
  await find(report, '99001110');
  await report.button('sales:search.create').click();
  await expect(field(report, 'person.ico')).toHaveValue('99001110');
  await expect(field(report, 'person.firstName')).toHaveCount(0);
  await report.button('clientRecord:action.create').click();
  await expect(page.getByText(say('clientRecord:fields.person.ico.companyUnknown')).first()).toBeVisible();
  await field(report, 'person.ico').fill('99001101');
  await expect(field(report, 'person.companyName')).toHaveValue('Nováček s.r.o.');
  await expect(field(report, 'address.street')).toHaveValue('Dolní');
  await expect(field(report, 'address.buildingNumber')).toHaveValue('5');
  await fill(report, { 'person.email': 'info@example.com' });
  await report.button('clientRecord:action.create').click();
  await expect(report.heading()).toHaveText('Nováček s.r.o.');
});

test('a foreigner without a birth number is created, and is asked for the day and the country', async ({
  report,
  page,
}) => {
  await enter(report, 'A100');
  await find(report, '9102039999');
  await report.button('sales:search.create').click();
  await expect(field(report, 'person.foreigner')).toBeChecked();
  await expect(field(report, 'person.birthNumber')).toHaveCount(0);
  const born = page.getByRole('textbox', { name: 'Datum narození' });
  await expect(born).toHaveValue(/3\. ?0?2\. ?1991|03\.02\.1991/);
  const country = page.getByRole('combobox', { name: /^Státní občanství/ });
  await expect(country).toHaveAttribute('aria-autocomplete', 'list');
  await country.fill('');
  await country.pressSequentially('Ukraj');
  await page.getByRole('option', { name: 'Ukrajina' }).click();
  await fill(report, {
    'person.firstName': 'Iryna',
    'person.surname': 'Nová',
    'person.email': 'iryna@example.com',
    ...ostrava,
  });
  await report.button('clientRecord:action.create').click();
  await expect(report.heading()).toHaveText('Iryna Nová');
});

test('who is there already is told before anything is saved, and opened from there', async ({
  report,
  page,
}) => {
  const { say } = report;
  await enter(report, 'A100');
  await find(report, '8506019005');
  await page.goto('/prodej/novy-klient');
  await field(report, 'person.birthNumber').fill('790314/9034');
  await expect(page.getByText(say('clientRecord:same.SAME'))).toBeVisible();
  await report.button('clientRecord:action.create').click();
  await expect(
    page.getByText(say('clientRecord:fields.person.birthNumber.birthNumberTaken')).first(),
  ).toBeVisible();
  await field(report, 'person.birthNumber').fill('9060319213');
  await expect(page.getByText(say('clientRecord:same.PROTECTED')).first()).toBeVisible();
  await field(report, 'person.birthNumber').fill('7903149034');
  await page
    .getByRole('button', { name: say('clientRecord:same.openNamed', { name: 'Radim Zkoušel, 1979' }) })
    .click();
  const dialog = page.getByRole('dialog', { name: say('clientRecord:leave.title') });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Neuložíme: Rodné číslo.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('clientRecord:leave.continue') }).click();
  await expect(report.heading()).toHaveText('Radim Zkoušel');
});

test('what is not saved stays over a reload, is named before it is left, and is given back', async ({
  report,
  page,
}) => {
  const { say } = report;
  await enter(report, 'A100');
  await find(report, '8506029004');
  await report.button('sales:search.create').click();
  await fill(report, { 'person.mobile': '777 901 000', 'address.street': 'Dolní' });
  await field(report, 'address.street').blur();
  await page.reload();
  await expect(field(report, 'person.mobile')).toHaveValue('777 901 000');
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: say('clientRecord:leave.title') });
  await expect(dialog).toContainText('Neuložíme: Mobil, Ulice.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/prodej/novy-klient');
  await page.goBack();
  await dialog.getByRole('button', { name: say('clientRecord:leave.continue') }).click();
  await expect(page).toHaveURL('/prodej/klienti');
  await find(report, '8506029004');
  await report.button('sales:search.create').click();
  await expect(field(report, 'person.mobile')).toHaveValue('');
  await report.button('clientRecord:restore.action').click();
  await expect(field(report, 'person.mobile')).toHaveValue('777 901 000');
});

test('two in one form: other fields are merged, the same one is asked about', async ({
  report,
  page,
  browser,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const { say } = report;
  await enter(report, 'A100');
  await find(report, '8506019005');
  await page.goto('/prodej/novy-klient');
  await fill(report, {
    'person.birthNumber': '8506019016',
    'person.firstName': 'Eva',
    'person.surname': 'Dvojí',
    'person.mobile': '777 902 000',
    ...ostrava,
  });
  await report.button('clientRecord:action.create').click();
  await report.button('clients:edit').click();
  await expect(field(report, 'person.surname')).toHaveValue('Dvojí');
  const address = page.url();

  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto(address);
  await other.locator('[name="person.email"]').fill('eva@example.com');
  await other.locator('[name="person.mobile"]').fill('777 903 000');
  await other.getByRole('button', { name: say('clientRecord:action.save'), exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Eva Dvojí');
  await other.goto(address);
  await expect(other.locator('[name="person.email"]')).toHaveValue('eva@example.com');

  await fill(report, { 'person.degreeBefore': 'Ing.', 'person.mobile': '777 904 000' });
  await saveButton(report).click();
  const dialog = page.getByRole('dialog', { name: /to mezitím změnil/ });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('777904000');
  await expect(dialog).toContainText('777903000');
  await expect(dialog).toContainText('777902000');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('radio', { name: new RegExp(say('clientRecord:conflict.THEIRS')) }).check();
  await dialog.getByRole('button', { name: say('clientRecord:conflict.save') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/mezitím uložil/)).toContainText('Karel Makléř mezitím uložil/a: E-mail.');
  await expect(field(report, 'person.mobile')).toHaveValue('777903000');
  await expect(field(report, 'person.email')).toHaveValue('eva@example.com');
  await expect(field(report, 'person.degreeBefore')).toHaveValue('Ing.');

  await other.locator('[name="note"]').fill('Volat odpoledne.');
  await other.getByRole('button', { name: say('clientRecord:action.save'), exact: true }).click();
  await expect(other.getByText(/mezitím uložil/)).toContainText('Titul před jménem');
  await page.reload();
  await expect(field(report, 'person.degreeBefore')).toHaveValue('Ing.');
  await expect(field(report, 'note')).toHaveValue('Volat odpoledne.');
  await context.close();
});
