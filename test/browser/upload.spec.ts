import { addToCar, knownClaim, nameClaim, tellContact } from './addition.ts';
import { picture } from './support/files.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/reportTest.ts';

test('documents are added to a claim by its number and day', async ({ report, page }) => {
  await addToCar(report, 'upload');
  await nameClaim(report, { ...knownClaim, claimNumber: '2026CAR99999999' });
  await report.answerDialog('claimNotFound', 'refuse');
  await nameClaim(report, { ...knownClaim, incidentDate: '14. 11. 2026' });
  await report.answerDialog('incidentDateDiffers', 'refuse');
  await nameClaim(report);
  await tellContact(report);

  await expect(report.heading()).toHaveText(report.say('shared:documents.UPLOAD.title'));
  await report.button('shared:documents.send').click();
  await expect(page).toHaveTitle(new RegExp(report.say('common:errorTitle', { title: '' })));
  await page.getByRole('link', { name: report.say('shared:documents.noneToSend') }).click();
  await expect(report.button('common:files.choose').first()).toBeFocused();
  await expectAccessible(page);

  const chooser = page.waitForEvent('filechooser');
  await report.button('common:files.choose').click();
  await (await chooser).setFiles(picture('doklad.jpg'));
  await expect(page.getByText(report.say('common:files.uploaded'))).toBeVisible();
  await report.button('shared:documents.send').click();

  await expect(report.heading()).toHaveText(report.say('shared:finalised.UPLOAD.title'));
  await expect(page.getByText(knownClaim.claimNumber)).toBeVisible();
  await page.reload();
  await expect(report.heading()).toHaveText(report.say('shared:finalised.UPLOAD.title'));
  await expectAccessible(page);
});

test('a claim nobody knows leads to where somebody helps', async ({ report, page }) => {
  await addToCar(report, 'upload');
  await nameClaim(report, { ...knownClaim, claimNumber: '2026CAR99999999' });
  await report.answerDialog('claimNotFound', 'confirm');
  await expect(report.heading()).toHaveText(report.say('shared:cannotContinue.title'));
  await expect(report.heading()).toBeFocused();
  await expect(report.heading()).toHaveAccessibleDescription(
    report.say('shared:cannotContinue.reasons.claimNotFound'),
  );
  await expect(page.getByText(report.say('shared:cannotContinue.reasons.claimNotFound'))).toBeVisible();
  await expectAccessible(page);
});
