import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { desktop } from '#test/browser/support/viewports.ts';
import { travel } from './journeys/travel.ts';
import { test } from './lifeTest.ts';

test.use({ ...desktop, language: 'en', contextOptions: { reducedMotion: 'reduce' } });

test('an injury on a journey is reported to a claim number', async ({ report }) => {
  await expectWhole(report, travel);
});
