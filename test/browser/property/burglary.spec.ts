import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { desktop } from '#test/browser/support/viewports.ts';
import { burglaryOf } from './journeys/burglary.ts';
import { test } from './propertyTest.ts';

test.use({ ...desktop, language: 'cs', contextOptions: { reducedMotion: 'reduce' } });

test('a burglary is reported to a claim number, and nobody comes to look at what is gone', async ({
  report,
}) => {
  await expectWhole(report, burglaryOf(6));
});
