import { expect, test } from 'vitest';
import { factsAmong, type Facts } from '#machines/subject/facts.ts';
import { evaluate } from '#machines/subject/rule.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { refusalWords } from '#src/inspect/facts/refusalWords.ts';
import { wordsOf } from '#test/browser/support/words.ts';

const unknown: Rule = {
  any: [
    { fact: 'vehicleFound', is: false },
    { fact: 'policyNumberValid', is: false },
  ],
};

test.each<[string, Rule, string]>([
  [
    'which of several would do, and what is the case now',
    unknown,
    'because this would have to hold: the vehicle was not found (now: the vehicle was found) or no valid policy was found (now: Not known)',
  ],
  [
    'of what must hold together only what does not',
    {
      all: [
        { fact: 'vehicleFound', is: true },
        { fact: 'policyNumberValid', is: true },
      ],
    },
    'because this would have to hold: the policy is valid (now: Not known)',
  ],
  [
    'what holds and must not',
    { not: { fact: 'vehicleFound', is: true } },
    'because this holds: the vehicle was found',
  ],
  [
    'of an answer that takes several all that is the case now',
    { fact: 'eventKinds', is: 'POVPOS_HEALTH' },
    'because this would have to hold: What happened: “Injury or death” (now: My vehicle and Only the glass of my vehicle)',
  ],
])('a refusal says %s', (_, rule, words) => {
  const known: Facts = { vehicleFound: true, eventKinds: ['POVPOS_VEHICLE', 'POVPOS_GLASS'] };
  const verdict = evaluate(rule, factsAmong(known));
  expect(refusalWords(verdict, known, { say: wordsOf('en'), language: 'en' })).toBe(words);
});
