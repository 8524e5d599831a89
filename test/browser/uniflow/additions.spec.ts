import { nameClaim, tellContact } from '#test/browser/addition.ts';
import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { picture } from '#test/browser/support/files.ts';
import { expect, test } from './uniflowTest.ts';

/** A claim about a pet, of the first start. */
const petClaim = { claimNumber: '2026UNI00000031', incidentDate: '13. 11. 2026' };

test('the bill of the vet is added to a claim about a pet', async ({ report, page }) => {
  await page.goto('/hlaseni/uniflow?flow=UPLOAD');
  await nameClaim(report, petClaim);
  await tellContact(report);
  await expect(report.heading()).toHaveText(report.say('shared:documents.UPLOAD.title'));
  const chooser = page.waitForEvent('filechooser');
  await report.button('common:files.choose').click();
  await (await chooser).setFiles(picture('ucet.jpg'));
  await expect(page.getByText(report.say('common:files.uploaded'))).toBeVisible();
  await report.button('shared:documents.send').click();
  await expect(report.heading()).toHaveText(report.say('shared:finalised.UPLOAD.title'));
  await expect(page.getByText(petClaim.claimNumber)).toBeVisible();
  await expectAccessible(page);
});

test('a question about a claim is answered to the contact given', async ({ report, page }) => {
  await page.goto('/hlaseni/uniflow?flow=QUESTION');
  await nameClaim(report, petClaim);
  await tellContact(report);
  await expect(report.heading()).toHaveText(report.say('shared:question.title'));
  await report.fields.type('question', 'Proplatíte i kontrolu po operaci?');
  await report.button('shared:question.send').click();
  await expect(report.heading()).toHaveText(report.say('shared:finalised.QUESTION.title'));
  await expect(page.getByText(petClaim.claimNumber)).toBeVisible();
  await expectAccessible(page);
});
