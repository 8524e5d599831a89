import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { burstPipeOf } from './journeys/burstPipe.ts';
import { test } from './propertyTest.ts';

test.use({ ...phone, language: 'cs', contextOptions: { reducedMotion: 'reduce' } });

test('a burst pipe is reported to a claim number, and a partner of ours will repair it', async ({
  report,
}) => {
  await expectWhole(report, burstPipeOf(4));
});
