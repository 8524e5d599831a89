import { nameClaim, tellContact } from '#test/browser/addition.ts';
import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { picture } from '#test/browser/support/files.ts';
import { expect } from '#test/browser/support/test.ts';
import { test } from './propertyTest.ts';

/** A claim about property, of the first start. */
const propertyClaim = { claimNumber: '2026PRO00000026', incidentDate: '6. 11. 2026' };

test('a photograph of the damage is added to a claim about property', async ({ report, page }) => {
  await page.goto('/hlaseni/nonlife/property?flow=UPLOAD');
  await nameClaim(report, propertyClaim);
  await tellContact(report);
  await expect(report.heading()).toHaveText(report.say('shared:documents.UPLOAD.title'));
  const chooser = page.waitForEvent('filechooser');
  await report.button('common:files.choose').click();
  await (await chooser).setFiles(picture('podlaha.jpg'));
  await expect(page.getByText(report.say('common:files.uploaded'))).toBeVisible();
  await report.button('shared:documents.send').click();
  await expect(report.heading()).toHaveText(report.say('shared:finalised.UPLOAD.title'));
  await expect(page.getByText(propertyClaim.claimNumber)).toBeVisible();
  await expectAccessible(page);
});
