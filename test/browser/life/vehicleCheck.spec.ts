import { daysAgo } from '#test/browser/support/daysAgo.ts';
import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { expect, test } from '#test/browser/support/reportTest.ts';

test('an injury in a vehicle that is reported by its plate shows which vehicle that is', async ({
  report,
  page,
}) => {
  const { fields } = report;
  await page.goto('/hlaseni/life/vyber-udalosti');
  await page.locator('[data-picks$="-SED-answer"]').click();
  // The address comes before the page: until then the button is that of the one before.
  await expect(report.heading()).toHaveText('Co si připravit, než začnete?');
  await report.button('common:action.continue').click();
  await page.locator('[data-picks$="-INSURED-answer"]').click();
  await fields.type('reporter.fullName', 'Jana Nováková');
  await fields.type('reporter.email', 'jana.novakova@example.cz');
  await fields.type('reporter.tel', '777123456');
  await report.button('common:action.continue').click();
  await report.answerDialog('confirmReporterContacts', 'confirm');
  await fields.choose('searchBy', 'REGISTRATION_NO');
  await fields.type('registrationNo', '4UI5655');
  await fields.type('incidentDate', daysAgo(10).typed, 'eventDay.INJURY');
  await report.button('common:action.continue').click();
  const check = report.dialog('vehicleCheck');
  await expect(check).toContainText('4UI5655');
  await expect(check).toContainText('Octavia');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await report.answerDialog('vehicleCheck', 'refuse');
  await expect(fields.box('registrationNo')).toHaveValue('4UI5655');
  await report.button('common:action.continue').click();
  await report.answerDialog('vehicleCheck', 'confirm');
  await expect(page).toHaveURL(/osobni-udaje/);
});
