import { expectWhole } from './journeys/expectWhole.ts';
import { causedOf } from './journeys/caused.ts';
import { test } from './support/reportTest.ts';
import { desktop } from './support/viewports.ts';

test.use({ ...desktop, language: 'cs', contextOptions: { reducedMotion: 'reduce' } });

test('damage to a tractor, thirty things and a fence is reported to a claim number', async ({ report }) => {
  await expectWhole(report, causedOf(6), 3);
});
