import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { desktop } from '#test/browser/support/viewports.ts';
import { harvesterFire } from './journeys/harvesterFire.ts';
import { test } from './uniflowTest.ts';

test.use({ ...desktop, language: 'en', contextOptions: { reducedMotion: 'reduce' } });

test('a harvester that burned is reported to a claim number', async ({ report }) => {
  report.kind = 'MACHINE';
  await expectWhole(report, harvesterFire);
});
