import { expectWhole } from './journeys/expectWhole.ts';
import { theftOf } from './journeys/theft.ts';
import { test } from './support/reportTest.ts';
import { phone } from './support/viewports.ts';

test.use({ ...phone, language: 'cs', contextOptions: { reducedMotion: 'reduce' } });

test('a stolen car is reported to a claim number, and both its papers are asked for', async ({ report }) => {
  await expectWhole(report, theftOf(8));
});
