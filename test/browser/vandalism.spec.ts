import { expectWhole } from './journeys/expectWhole.ts';
import { vandalismOf } from './journeys/vandalism.ts';
import { test } from './support/reportTest.ts';
import { desktop } from './support/viewports.ts';

test.use({ ...desktop, language: 'cs', contextOptions: { reducedMotion: 'reduce' } });

test('a car scratched on purpose is reported to a claim number', async ({ report }) => {
  await expectWhole(report, vandalismOf(11));
});
