import { describe, expect, test } from 'vitest';
import { valuesNamed } from '#machines/analysis/rulesOf.ts';
import type { FactName } from '#machines/claim/facts.ts';
import { valuesOf } from '#machines/analysis/factValues.ts';
import { controlOf } from '#machines/subject/control.ts';
import { findSchema } from '#machines/claim/schemaAt.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { flows } from '#machines/flows/index.ts';
import { factName, factValue } from '#src/inspect/facts/factWords.ts';
import { ruleWords } from '#src/inspect/facts/ruleWords.ts';
import { wordsOf } from '#test/browser/support/words.ts';
import { languages } from '#test/texts/allTexts.ts';
import { allFacts } from './allFacts.ts';

/**
 * The values that the texts name: all of them, except for a codelist only those that rules ask about, because the service names
 * the others.
 */
const namedValues = (fact: FactName): readonly (string | boolean)[] => {
  const schema = findSchema(fact);
  const control = schema && controlOf(schema);
  return control && 'codelist' in control
    ? [...new Set(flows.flatMap((flow) => valuesNamed(flow, fact)))]
    : valuesOf(fact);
};

describe.each(languages)('every fact in %s', (language) => {
  const say = wordsOf(language);

  test('has a name of its own', () => {
    const names = allFacts.map((fact) => factName(fact, say));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test.each(allFacts)('%s has words for every value, no two the same', (fact) => {
    const values = namedValues(fact);
    const words = values.map((value) => factValue(fact, value, say));
    expect(new Set(words).size).toBe(values.length);
  });

  test('that is yes or no is told by a clause of its own', () => {
    const flags = allFacts.filter((fact) => typeof valuesOf(fact)[0] === 'boolean');
    const clauses = flags.flatMap((fact) => valuesOf(fact).map((value) => factValue(fact, value, say)));
    expect(clauses.filter((clause, at) => clauses.indexOf(clause) !== at)).toEqual([]);
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
  [{ fact: 'theftKind', is: 'PART' }, 'en', 'What was stolen? “A part of the vehicle”'],
  [{ fact: 'injuredCount', in: ['1', '2'] }, 'en', 'Number of injured parties: 1 or 2'],
  [noContract, 'cs', 'vozidlo nebylo nalezeno nebo platná smlouva nebyla nalezena'],
  [noContract, 'sk', 'vozidlo nebolo nájdené alebo platná zmluva nebola nájdená'],
  [
    loanOfDead,
    'cs',
    'neplatí, že (Riziko: „Pojištění úvěru nebo hypotéky“ a zároveň (Druh události: „Úmrtí“ nebo „Invalidita“))',
  ],
  [
    { all: [{ fact: 'riskFlow', is: 'HAV' }, noContract] },
    'en',
    'Insurance: “Own damage” and at the same time (the vehicle was not found or no valid policy was found)',
  ],
  [
    { fact: 'injuredParties[].injured.personKind', is: 'LEGAL' },
    'en',
    'Person or company (one of the injured): “A company or a trader”',
  ],
])('a rule %j is a sentence in %s', (rule, language, sentence) => {
  expect(ruleWords(rule, { say: wordsOf(language), language })).toBe(sentence);
});
