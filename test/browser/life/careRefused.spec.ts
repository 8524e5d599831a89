import { claimBefore } from '#test/browser/journeys/journey.ts';
import { walkTo } from '#test/browser/journeys/walkJourney.ts';
import { expectAccessible } from '#test/browser/support/expectAccessible.ts';
import { expectNoOverflow } from '#test/browser/support/expectNoOverflow.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { careRefused } from './journeys/careRefused.ts';
import { expect, test } from './lifeTest.ts';

test.use({ ...phone, language: 'cs', contextOptions: { reducedMotion: 'reduce' } });

test('caring for a family member ends kindly where the policy does not cover it', async ({ report }) => {
  const { page, say } = report;
  const look = async () => {
    await expectAccessible(page);
    await expectNoOverflow(page);
  };
  await walkTo(report, careRefused, 'cannotContinue', { onArrival: look });
  await expect(report.heading()).toBeFocused();
  await expect(report.heading()).toHaveAccessibleDescription(
    say('shared:cannotContinue.reasons.careNotCovered'),
  );
  await expect(page.getByText(say('shared:cannotContinue.reasons.careNotCovered'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  expect(await report.stored()).toMatchObject({
    state: 'DRAFT',
    detail: claimBefore(careRefused, 'cannotContinue'),
  });
  await page.reload();
  await report.expectOn('cannotContinue');
});
