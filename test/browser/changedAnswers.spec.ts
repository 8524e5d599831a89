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
