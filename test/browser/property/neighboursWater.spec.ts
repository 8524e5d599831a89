import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { neighboursWaterOf } from './journeys/neighboursWater.ts';
import { test } from './propertyTest.ts';

test.use({ ...phone, language: 'sk', contextOptions: { reducedMotion: 'reduce' } });

test('water from the flat above is reported to a claim number, and so is who answers for it', async ({
  report,
}) => {
  await expectWhole(report, neighboursWaterOf(5));
});
