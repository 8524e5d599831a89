import { addToCar, knownClaim, nameClaim, tellContact } from './addition.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/reportTest.ts';

test.use({ language: 'en' });

test('a question about a report is sent with its number', async ({ report, page }) => {
  await addToCar(report, 'question');
  await nameClaim(report);
  await tellContact(report);
  await expect(report.heading()).toHaveText(report.say('shared:question.title'));
  await expectAccessible(page);
  await report.button('shared:question.send').click();
  await expect(report.heading()).toHaveText(report.say('shared:question.title'));
  await report.fields.type('question', 'When will the mechanic come?');
  await report.button('shared:question.send').click();
  await expect(report.heading()).toHaveText(report.say('shared:finalised.QUESTION.title'));
  await expect(page.getByText(knownClaim.claimNumber)).toBeVisible();
  await expectAccessible(page);
});
