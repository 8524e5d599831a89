import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { petSurgery } from './journeys/petSurgery.ts';
import { test } from './uniflowTest.ts';

test.use({ ...phone, language: 'sk', contextOptions: { reducedMotion: 'reduce' } });

test('the surgery of a dog is reported to a claim number', async ({ report }) => {
  report.kind = 'PET';
  await expectWhole(report, petSurgery);
});
