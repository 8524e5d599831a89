import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { loanOf } from './journeys/loan.ts';
import { test } from './lifeTest.ts';

test.use({ ...phone, language: 'cs', contextOptions: { reducedMotion: 'reduce' } });

test('the death of somebody with a loan is reported without an account to a claim number', async ({
  report,
}) => {
  await expectWhole(report, loanOf(9));
});
