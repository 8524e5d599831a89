import { expectWhole } from './journeys/expectWhole.ts';
import { glassOf } from './journeys/glass.ts';
import { test } from './support/reportTest.ts';
import { phone } from './support/viewports.ts';

test.use({ ...phone, language: 'en', contextOptions: { reducedMotion: 'reduce' } });

test('a cracked windscreen is reported to a claim number', async ({ report }) => {
  await expectWhole(report, glassOf(5));
});
