import { expectWhole } from '../journeys/expectWhole.ts';
import { desktop } from '../support/viewports.ts';
import { travel } from './journeys/travel.ts';
import { test } from './lifeTest.ts';

test.use({ ...desktop, language: 'en', contextOptions: { reducedMotion: 'reduce' } });

test('an injury on a journey is reported to a claim number', async ({ report }) => {
  await expectWhole(report, travel);
});
