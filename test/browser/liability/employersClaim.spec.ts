import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { desktop } from '#test/browser/support/viewports.ts';
import { employersClaimOf } from './journeys/employersClaim.ts';
import { test } from './liabilityTest.ts';

test.use({ ...desktop, language: 'en', contextOptions: { reducedMotion: 'reduce' } });

test('an employee reports what the employer claims for a dented van to a claim number', async ({
  report,
}) => {
  await expectWhole(report, employersClaimOf(5), 3);
});
