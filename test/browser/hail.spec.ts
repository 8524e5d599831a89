import { expectWhole } from './journeys/expectWhole.ts';
import { hailOf } from './journeys/hail.ts';
import { test } from './support/reportTest.ts';
import { desktop } from './support/viewports.ts';

test.use({ ...desktop, language: 'en', contextOptions: { reducedMotion: 'reduce' } });

test('hail is reported to a claim number, to a shop that mends hail', async ({ report }) => {
  await expectWhole(report, hailOf(9));
});
