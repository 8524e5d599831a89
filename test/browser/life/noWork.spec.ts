import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { phone } from '#test/browser/support/viewports.ts';
import { noWorkOf } from './journeys/noWork.ts';
import { test } from './lifeTest.ts';

test.use({ ...phone, language: 'en', contextOptions: { reducedMotion: 'reduce' } });

test('somebody hurt at football who cannot work reports it to a claim number', async ({ report }) => {
  await expectWhole(report, noWorkOf(12));
});
