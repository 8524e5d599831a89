import { describe, expect, test } from 'vitest';
import { factsRead, rulesOf, valuesNamed } from '#machines/analysis/rulesOf.ts';
import { findSchema, type AnySubject } from '#machines/analysis/catalogue.ts';
import { valuesOf } from '#machines/analysis/factValues.ts';
import { controlOf } from '#machines/subject/control.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';
import { holeFlow } from '#test/flow/small/holeFlow.ts';
import { fieldKeys } from '#src/inspect/fields/fieldTexts.ts';
import { pageFields } from '#src/inspect/fields/pageFields.ts';
import { keysIn, scopesOf } from '#src/inspect/flowTexts.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { flows } from '#machines/flows/index.ts';
import { factName, factValue } from '#src/inspect/facts/factWords.ts';
import { ruleWords } from '#src/inspect/facts/ruleWords.ts';
import { wordsOf, type Say } from '#test/browser/support/words.ts';
import { languages } from '#test/texts/allTexts.ts';

/** Flows about one subject, and the facts that their rules read. */
const spokenOf: readonly { readonly name: string; readonly all: readonly AnyFlow[] }[] = [
  { name: 'a claim', all: flows },
  ...salesFlows.map((flow) => ({ name: flow.code, all: [flow] })),
];

/**
 * The values that the texts name: all of them, except for a codelist only those that rules ask about, because the service names
 * the others.
 */
const namedValues = (subject: AnySubject, all: readonly AnyFlow[], fact: string) => {
  const schema = findSchema(subject, fact);
  const control = schema && controlOf(schema);
  return control && 'codelist' in control
    ? [...new Set(all.flatMap((flow) => valuesNamed(flow, fact)))]
    : valuesOf(subject, fact);
};

describe.each(languages)('in %s', (language) => {
  const words = wordsOf(language);

  describe.each(spokenOf)('every fact of $name', ({ all }) => {
    const [flow = holeFlow] = all;
    const { subject } = flow;
    const facts = [...new Set(all.flatMap((one) => factsRead(Object.values(rulesOf(one)).flat())))];
    const say: Say = (key, values) => words(keysIn(flow, key), values);

    test('has a name of its own', () => {
      const names = facts.map((fact) => factName(fact, say));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    });

    test.each(facts)('%s has words for every value, no two the same', (fact) => {
      const values = namedValues(subject, all, fact);
      const said = values.map((value) => factValue(fact, value, say));
      expect(new Set(said).size).toBe(values.length);
    });

    test('that is yes or no is told by a clause of its own', () => {
      const flags = facts.filter((fact) => typeof valuesOf(subject, fact)[0] === 'boolean');
      const clauses = flags.flatMap((fact) =>
        valuesOf(subject, fact).map((value) => factValue(fact, value, say)),
      );
      expect(clauses.filter((clause, at) => clauses.indexOf(clause) !== at)).toEqual([]);
    });
  });
});

describe.each(languages)('the pages of the sales application in %s', (language) => {
  const words = wordsOf(language);

  test.each(salesFlows)('have a name each in $code, and so have its steps', ({ code, pages, steps }) => {
    const names = pages.map(({ view }) => words(`inspect:flows.${code}.${view}`));
    expect(new Set(names).size).toBe(pages.length);
    expect(steps.map((step) => words(`inspect:flows.steps.${step}`)).every((name) => name !== '')).toBe(true);
  });

  test.each(salesFlows)('ask in $code for nothing that has no label', (flow) => {
    const asked = flow.pages.flatMap(pageFields).filter(({ isPart }) => !isPart);
    const labels = flow.pages.flatMap((page) =>
      asked.map(({ name }) => words(fieldKeys(scopesOf(flow, page), name, 'label'), { number: 1 })),
    );
    expect(labels.every((label) => label !== '')).toBe(true);
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
