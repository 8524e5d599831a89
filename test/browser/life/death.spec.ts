import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { desktop } from '#test/browser/support/viewports.ts';
import { deathOf } from './journeys/death.ts';
import { test } from './lifeTest.ts';

test.use({ ...desktop, language: 'cs', contextOptions: { reducedMotion: 'reduce' } });

test('a death after an accident is reported by a relative to a claim number', async ({ report }) => {
  await expectWhole(report, deathOf(8));
});
