import { expectWhole } from './journeys/expectWhole.ts';
import { sufferedOf } from './journeys/suffered.ts';
import { test } from './support/reportTest.ts';
import { desktop } from './support/viewports.ts';

test.use({ ...desktop, language: 'sk', contextOptions: { reducedMotion: 'reduce' } });

test('an injured reports vehicle, glass and health to a claim number', async ({ report }) => {
  await expectWhole(report, sufferedOf(7));
});
