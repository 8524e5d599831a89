import { expect, test } from 'vitest';
import { Claim } from '../../machines/claim/claim.ts';
import { askedOnly, outsideEvent } from '../../machines/claim/askedOnly.ts';
import { fallsWith } from '../../machines/claim/fallsWith.ts';
import { EventKind } from '../../machines/claim/enums.ts';
import { withoutRows } from '../../src/forms/path.ts';
import { carQuestions } from '../../src/pages/car/carQuestions.ts';
import { sharedQuestions } from '../../src/pages/shared/sharedQuestions.ts';
import { languages, textsOf } from './allTexts.ts';

/** Every answer that may fall because another one changed, as its words are spelled. */
const falling = [
  ...Object.values(fallsWith).flat(),
  ...askedOnly.flatMap(({ only }) => only),
  ...EventKind.options.flatMap((kind) => outsideEvent({ eventKinds: [kind] })),
].map(withoutRows);

const asked = Object.values({ ...sharedQuestions, ...carQuestions })
  .flatMap((questions) => Object.keys(questions))
  .map(withoutRows);

test('what may fall is an answer that a claim has', () => {
  expect(falling.filter((name) => !((name.split('.')[0] ?? '') in Claim.shape))).toEqual([]);
});

test.each(languages)(
  'every answer of a car claim that may fall has a name to be told by in %s',
  (language) => {
    const texts = textsOf(language, 'fields');
    const told = falling.filter((name) => asked.some((other) => `${other}.`.startsWith(`${name}.`)));
    expect(told.filter((name) => !texts.has(`${name}.label`))).toEqual([]);
  },
);
