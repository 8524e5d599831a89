import { expect, test } from 'vitest';
import { carDraft } from '#machines/flows/car/draft.ts';
import { pageAddress } from '#src/inspect/panel/pageAddress.ts';

test.each<[`/${string}`, string]>([
  ['/', '/skody/nonlife/car'],
  ['/ohlasovatel', '/skody/nonlife/car/ohlasovatel'],
])('the page at %s of the car is said to live below the prefix of this operator', (path, address) => {
  expect(pageAddress('/skody', carDraft, { path })).toBe(address);
});
