import { expectWhole } from '#test/browser/journeys/expectWhole.ts';
import { desktop } from '#test/browser/support/viewports.ts';
import { dogBiteOf } from './journeys/dogBite.ts';
import { test } from './liabilityTest.ts';

test.use({ ...desktop, language: 'cs', contextOptions: { reducedMotion: 'reduce' } });

test('a dog bit a neighbour and tore a coat: that is reported to a claim number', async ({ report }) => {
  await expectWhole(report, dogBiteOf(6));
});
