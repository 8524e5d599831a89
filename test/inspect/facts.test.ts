import { describe, expect, test } from 'vitest';
import { facts } from '../../machines/flow/facts.ts';
import type { Rule } from '../../machines/flow/rule.ts';
import { factName, factValue } from '../../src/inspect/facts/factWords.ts';
import { ruleWords } from '../../src/inspect/facts/ruleWords.ts';
import { wordsOf } from '../browser/support/words.ts';
import { languages } from '../texts/allTexts.ts';
import { allFacts } from './allFacts.ts';

describe.each(languages)('every fact in %s', (language) => {
  const say = wordsOf(language);

  test('has a name of its own', () => {
    const names = allFacts.map((fact) => factName(fact, say));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test.each(allFacts)('%s has words for every value, no two the same', (fact) => {
    const words = facts[fact].values.map((value) => factValue(fact, value, say));
    expect(new Set(words).size).toBe(facts[fact].values.length);
  });
});

const loanOfDead: Rule = {
  not: {
    all: [
      { fact: 'appliedRiskId', is: 'BAN' },
      { fact: 'claimEventType', in: ['DEATH', 'DISABILITY'] },
    ],
  },
};
const noContract: Rule = {
  any: [
    { fact: 'vehicleFound', is: false },
    { fact: 'policyNumberValid', is: false },
  ],
};

test.each<[Rule, (typeof languages)[number], string]>([
  [{ fact: 'vehicleFound', is: true }, 'en', 'the vehicle was found'],
  [{ fact: 'theftKind', is: 'PART' }, 'en', 'What was stolen: “A part of the vehicle”'],
  [{ fact: 'injuredCount', in: ['1', '2'] }, 'en', 'Number of injured parties: 1 or 2'],
  [noContract, 'cs', 'vozidlo nebylo nalezeno nebo platná smlouva nebyla nalezena'],
  [noContract, 'sk', 'vozidlo nebolo nájdené alebo platná zmluva nebola nájdená'],
  [
    loanOfDead,
    'cs',
    'neplatí, že (Riziko: „Událost u pojištění úvěru“ a zároveň (Druh události: „Úmrtí“ nebo „Invalidita“))',
  ],
  [
    { all: [{ fact: 'riskFlow', is: 'HAV' }, noContract] },
    'en',
    'Insurance: “Own damage” and at the same time (the vehicle was not found or no valid policy was found)',
  ],
])('a rule %j is a sentence in %s', (rule, language, sentence) => {
  expect(ruleWords(rule, { say: wordsOf(language), language })).toBe(sentence);
});
