import { addToCar, nameClaim } from './addition.ts';
import { reporterOf } from './answers/role.ts';
import { answerPage, openAt } from './walkAccident.ts';
import { expect, test } from './support/reportTest.ts';
import { phone } from './support/viewports.ts';

test.use(phone);

test('who is to correct the contact is led to it, and the next letter replaces it', async ({
  report,
  page,
}) => {
  await openAt(report, 'reporter');
  await answerPage(report, 'reporter', { ...reporterOf('INSURED'), confirms: [] });
  await report.answerDialog('confirmReporterContacts', 'refuse');
  await expect(report.fields.box('reporter.email')).toBeFocused();
  await expect(report.fields.box('reporter.email')).toBeInViewport();
  await page.keyboard.type('jana@example.cz');
  await expect(report.fields.box('reporter.email')).toHaveValue('jana@example.cz');
});

test('who is to correct the day of a claim is led to it', async ({ report }) => {
  await addToCar(report, 'question');
  await nameClaim(report, { claimNumber: '2026CAR00000017', incidentDate: '14. 11. 2026' });
  await report.answerDialog('incidentDateDiffers', 'refuse');
  await expect(report.fields.box('incidentDate')).toBeFocused();
});
