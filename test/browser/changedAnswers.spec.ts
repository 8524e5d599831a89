import { expect, test } from './support/reportTest.ts';
import { enteredAccount } from './answers/bank.ts';
import { glassOf } from './journeys/glass.ts';
import { answerPage, openAt as openJourneyAt } from './journeys/walkJourney.ts';
import { openAt } from './walkAccident.ts';

test('another kind of event says which answers fall; refused, everything stays', async ({ report, page }) => {
  await openAt(report, 'summary');
  await report.change('chooseEvent');
  await report.expectOn('chooseEvent');
  await report.fields.lead('eventKinds.HAV', 'HAVSKLA', 'eventKinds');
  await report.answerDialog('answersFall', 'refuse');
  await report.expectOn('chooseEvent');
  await expect(page.locator('input[name=eventKinds]:checked')).toHaveValue('HAVNEHODA');
  await page.goto('/hlaseni/nonlife/car/souhrn');
  await report.expectOn('summary');
  expect((await report.stored()).detail).toMatchObject({ eventKinds: ['HAVNEHODA'] });
});

test('another reporter role asks for the company beside the contact, and comes back to the summary', async ({
  report,
}) => {
  await openAt(report, 'summary');
  await report.change('reporter');
  await report.expectOn('reporter');
  await report.unfold('reporterRole');
  await report.fields.choose('reporterRole', 'BROKER');
  await report.fields.type('reporter.identificationNumber', '27074358');
  await report.fields.type('reporter.companyName', 'Makléři s.r.o.');
  await report.fields.type('reporter.fullName', 'Karel Dvořák');
  await report.goOn();
  await report.answerDialog('confirmReporterContacts', 'confirm');
  // Somebody else reports now, so who is insured must be told.
  await report.expectOn('person');
  await expect(report.fields.box('insured.fullName')).toHaveValue('');
  await report.fields.type('insured.fullName', 'Jana Nováková');
  await report.goOn();
  await report.expectOn('summary');
  const { detail } = await report.stored();
  expect({ role: detail.reporterRole, reporter: detail.reporter }).toEqual({
    role: 'BROKER',
    reporter: {
      companyName: 'Makléři s.r.o.',
      identificationNumber: '27074358',
      fullName: 'Karel Dvořák',
      email: 'jana.novakova@example.cz',
      tel: '777123456',
    },
  });
});

test('an answer changed from the summary leads straight back to it', async ({ report, page }) => {
  await openAt(report, 'summary');
  await report.change('event');
  await report.expectOn('event');
  await report.fields.type('incidentPlace', 'Olomouc, Horní náměstí');
  await report.goOn();
  await report.expectOn('summary');
  await expect(page.getByText('Olomouc, Horní náměstí', { exact: true })).toBeVisible();
  await expect(page.locator('[data-leads-to=event]')).toBeFocused();
});

test('another kind of event says what falls; taken back, everything is as before', async ({
  report,
  page,
}) => {
  await openAt(report, 'summary');
  const { detail: before } = await report.stored();
  await report.change('chooseEvent');
  await report.expectOn('chooseEvent');
  await report.fields.lead('eventKinds.HAV', 'HAVSKLA', 'eventKinds');
  const dialog = report.dialog('answersFall');
  const said = (name: string) => report.say(`fields:${name}.label`);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(
    ['event', 'circumstances', 'damagedParts', 'damageExtent', 'repairShop'].map((code) =>
      report.nameOf(code),
    ),
  );
  await expect(dialog.getByRole('listitem')).toHaveText(
    [
      'damageCause',
      'policeInvestigation',
      'policeStation',
      'peopleHurt',
      'driver.fullName',
      'alcohol',
      'damagedParts',
      'damageSize',
      'repairShop',
    ].map(said),
  );
  await expect(dialog).toContainText(report.nameOf('glass'));
  await report.answerDialog('answersFall', 'confirm');
  await report.expectOn('event');
  await page.getByText(report.say('dialogs:undo.fell', { count: 9 })).click();
  await expect(page.getByRole('status').getByRole('listitem').first()).toHaveText(said('damageCause'));
  await report.button('dialogs:undo.confirm').click();
  await report.expectOn('chooseEvent');
  expect((await report.stored()).detail).toEqual(before);
  await report.goOn();
  await report.expectOn('summary');
});

test('the account of the policy is told in the summary, and another one is given from there', async ({
  report,
  page,
}) => {
  await openJourneyAt(report, glassOf(6), 'summary');
  const account = page.getByRole('main').locator('section', { hasText: report.nameOf('bankData') });
  await expect(account.last()).toContainText(report.say('fields:bankContactType.options.POLICY'));
  await report.change('bankData');
  await report.expectOn('bankData');
  await answerPage(report, enteredAccount);
  await report.expectOn('summary');
  const { detail } = await report.stored();
  expect([detail.bankContactType, detail.userEnteredBankContact]).toEqual([
    'ENTERED',
    { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' },
  ]);
});
