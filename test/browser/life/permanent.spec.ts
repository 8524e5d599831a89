import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { permanentOf } from './journeys/permanent.ts';
import { test } from './lifeTest.ts';

test.use({ ...phone, language: 'sk', contextOptions: { reducedMotion: 'reduce' } });

test('what stays on an arm and in the face is reported to a claim number', async ({ report }) => {
  await expectWhole(report, permanentOf(200));
});
