import { expect, test } from 'vitest';
import { evaluate, type Rule } from '../../machines/flow/rule.ts';
import { refusalWords } from '../../src/inspect/whatIf/refusalWords.ts';
import { wordsOf } from '../browser/support/words.ts';

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
])('a refusal says %s', (_, rule, words) => {
  const known = { vehicleFound: true };
  expect(refusalWords(evaluate(rule, known), known, { say: wordsOf('en'), language: 'en' })).toBe(words);
});
