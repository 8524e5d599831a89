import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { workInjuryOf } from './journeys/workInjury.ts';
import { test } from './liabilityTest.ts';

test.use({ ...phone, language: 'sk', contextOptions: { reducedMotion: 'reduce' } });

test('an employer reports a hand that was hurt at work to a claim number', async ({ report }) => {
  await expectWhole(report, workInjuryOf(4));
});
