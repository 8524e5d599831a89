import { nameClaim, tellContact } from '#test/browser/addition.ts';
import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expect } from '#test/browser/support/test.ts';
import { test } from './liabilityTest.ts';

/** A claim about liability, of the first start. */
const liabilityClaim = { claimNumber: '2026LIA00000028', incidentDate: '18. 10. 2026' };

test('a question about a claim somebody else makes is sent with its number', async ({ report, page }) => {
  await page.goto('/hlaseni/nonlife/liability?flow=QUESTION');
  await nameClaim(report, liabilityClaim);
  await tellContact(report);
  await expect(report.heading()).toHaveText(report.say('shared:question.title'));
  await report.fields.type('question', 'Sousedka chce peníze hned. Mám jí něco zaplatit?');
  await report.button('shared:question.send').click();
  await expect(report.heading()).toHaveText(report.say('shared:finalised.QUESTION.title'));
  await expect(page.getByText(liabilityClaim.claimNumber)).toBeVisible();
  await expectAccessible(page);
});
