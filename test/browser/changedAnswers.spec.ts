import { expect, test } from './support/reportTest.ts';
import { openAt } from './walkAccident.ts';

test('another reporter role says which answers fall; refused, everything stays', async ({ report, page }) => {
  await openAt(report, 'summary');
  await report.change('chooseReporter');
  await report.expectOn('chooseReporter');
  await report.fields.choose('reporterRole', 'SERVICE');
  await report.goOn();
  const dialog = report.dialog('answersFall');
  await expect(dialog).toContainText(report.say('dialogs:answersFall.text', { count: 3 }));
  await expect(dialog.getByRole('listitem')).toHaveText(
    ['reporter.fullName', 'reporter.email', 'reporter.tel'].map((name) => report.say(`fields:${name}.label`)),
  );
  await report.answerDialog('answersFall', 'refuse');
  await report.expectOn('chooseReporter');
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('INSURED');
  await page.goto('/hlaseni/nonlife/car/souhrn');
  await report.expectOn('summary');
  expect((await report.stored()).detail).toMatchObject({ reporterRole: 'INSURED' });
});

test('another reporter role drops the contact, asks for it, and comes back to the summary', async ({
  report,
}) => {
  await openAt(report, 'summary');
  await report.change('chooseReporter');
  await report.fields.choose('reporterRole', 'BROKER');
  await report.goOn();
  await report.answerDialog('answersFall', 'confirm');
  await report.expectOn('reporter');
  await expect(report.fields.box('reporter.tel')).toHaveValue('');
  await report.fields.type('reporter.companyName', 'Makléři s.r.o.');
  await report.fields.type('reporter.identificationNumber', '27074358');
  await report.fields.type('reporter.fullName', 'Karel Dvořák');
  await report.fields.type('reporter.email', 'karel@makleri.cz');
  await report.fields.type('reporter.tel', '602 222 333');
  await report.goOn();
  await report.answerDialog('confirmReporterContacts', 'confirm');
  await report.expectOn('summary');
  const { detail } = await report.stored();
  expect({ role: detail.reporterRole, reporter: detail.reporter }).toEqual({
    role: 'BROKER',
    reporter: {
      companyName: 'Makléři s.r.o.',
      identificationNumber: '27074358',
      fullName: 'Karel Dvořák',
      email: 'karel@makleri.cz',
      tel: '602222333',
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
  await expect(page.getByText('Olomouc, Horní náměstí')).toBeVisible();
});

test('another kind of event says what falls; taken back, everything is as before', async ({
  report,
  page,
}) => {
  await openAt(report, 'summary');
  const { detail: before } = await report.stored();
  await report.change('chooseEvent');
  await report.expectOn('chooseEvent');
  await page
    .getByRole('radio', { name: report.say('fields:eventKinds.options.HAVSKLA'), exact: true })
    .check();
  await report.goOn();
  const dialog = report.dialog('answersFall');
  const said = (name: string) => report.say(`fields:${name}.label`);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(
    ['event', 'accident', 'damagedParts', 'repairShop'].map((code) => report.nameOf(code)),
  );
  await expect(dialog.getByRole('listitem')).toHaveText(
    [
      'damageCause',
      'driver.fullName',
      'alcohol',
      'incidentCausedByInsured',
      'damagedParts',
      'damageSize',
      'drivable',
      'repairShop',
    ].map(said),
  );
  await expect(dialog).toContainText(report.nameOf('glass'));
  await report.answerDialog('answersFall', 'confirm');
  await report.expectOn('event');
  await page.getByText(report.say('dialogs:undo.fell', { count: 8 })).click();
  await expect(page.getByRole('status').getByRole('listitem').first()).toHaveText(said('damageCause'));
  await report.button('dialogs:undo.confirm').click();
  await report.expectOn('chooseEvent');
  expect((await report.stored()).detail).toEqual(before);
  await report.goOn();
  await report.expectOn('summary');
});
