import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { tripCancelled } from './journeys/tripCancelled.ts';
import { test } from './uniflowTest.ts';

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

test('a journey that cannot be taken is reported to a claim number', async ({ report }) => {
  report.kind = 'TRAVEL';
  await expectWhole(report, tripCancelled);
});
