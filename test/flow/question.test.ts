import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { schemaAt } from '#test/claim/schemaAt.ts';
import {
  answersTo,
  codeOf,
  controlFor,
  inGroup,
  isAsked,
  offeredBy,
  ruleOf,
  autoAnswerTo,
  wordsFor,
  type Question,
} from '#machines/flow/question.ts';
import { offersBy, onlyWhen } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask, tell } from '#test/ask.ts';

const isCare: Rule = { fact: 'riskFlow', is: 'POVPOJ' };
const isHome: Rule = { fact: 'countryScope', is: 'CZECH' };

describe('a question', () => {
  test('says where its answer stands, what it is, and what differs from the usual', () => {
    expect([ask('moreInfo'), ask('moreInfo', { optional: true, when: isHome })]).toEqual([
      { ask: 'moreInfo', field: schemaAt('moreInfo') },
      { ask: 'moreInfo', field: schemaAt('moreInfo'), optional: true, when: isHome },
    ]);
  });

  test('that is told only is an answer of a lookup', () => {
    expect([tell('maskedAccount'), tell('maskedAccount', isHome)]).toEqual([
      { ask: 'maskedAccount', field: schemaAt('maskedAccount'), isDisplayOnly: true },
      { ask: 'maskedAccount', field: schemaAt('maskedAccount'), isDisplayOnly: true, when: isHome },
    ]);
  });

  test('of a group has its heading', () => {
    expect(inGroup('contact', [ask('insured.email'), ask('insured.tel')])).toEqual([
      { ask: 'insured.email', field: schemaAt('insured.email'), group: 'contact' },
      { ask: 'insured.tel', field: schemaAt('insured.tel'), group: 'contact' },
    ]);
  });

  test('asked only where a rule holds keeps its own rule beside', () => {
    expect(onlyWhen(isHome, [ask('moreInfo'), ask('country', { when: isCare })])).toEqual([
      { ask: 'moreInfo', field: schemaAt('moreInfo'), when: isHome },
      { ask: 'country', field: schemaAt('country'), when: { all: [isHome, isCare] } },
    ]);
  });

  test.each<[string, Question, ClaimDetail, boolean]>([
    ['is asked where nothing is said', ask('moreInfo'), {}, true],
    ['is asked where its rule holds', ask('country', { when: isHome }), { countryScope: 'CZECH' }, true],
    ['is not asked where its rule does not hold', ask('country', { when: isHome }), {}, false],
    ['that is told is not asked', tell('maskedAccount'), {}, false],
  ])('%s', (_, question, claim, asked) => {
    expect(isAsked(question, factsIn(claim))).toBe(asked);
  });

  test('about a row is asked by the answers of that row', () => {
    const name = ask('injuredParties[].injured.fullName', {
      when: { fact: 'injuredParties[].injured.personKind', is: 'NATURAL' },
    });
    const claim: ClaimDetail = {
      injuredParties: [{ injured: { personKind: 'LEGAL' } }, { injured: { personKind: 'NATURAL' } }],
    };
    expect([0, 1].map((row) => isAsked(name, factsIn(claim, [row])))).toEqual([false, true]);
  });

  test('is asked as the catalogue says, unless it says otherwise', () => {
    const line = { kind: 'text' } as const;
    expect([
      controlFor(ask('vehicleModel')),
      controlFor(ask('vehicleModel', { as: line })),
      controlFor(ask('insured.tel')),
      controlFor(ask('witnesses[].tel')),
      controlFor(ask('vehicleFound')),
    ]).toEqual([
      { kind: 'model', codelist: 'car-make-model' },
      line,
      { kind: 'phone' },
      { kind: 'phone' },
      undefined,
    ]);
  });

  test.each<[Question, ReturnType<typeof answersTo>]>([
    [ask('moreInfo'), [{ name: 'moreInfo' }]],
    [ask('insured.address'), [{ name: 'insured.address' }]],
    [
      ask('bankContact'),
      [
        { name: 'bankContact.accountPrefix', isOptional: true },
        { name: 'bankContact.accountNumber' },
        { name: 'bankContact.bankCode', missing: 'bankCode' },
      ],
    ],
    [
      ask('vehicleManufacturer'),
      [{ name: 'vehicleManufacturer.code', isOptional: true }, { name: 'vehicleManufacturer.name' }],
    ],
    [ask('vehicleManufacturer.name'), [{ name: 'vehicleManufacturer.name' }]],
  ])('$ask has its answers', (question, answers) => {
    expect(answersTo(question)).toEqual(answers);
  });
});

describe('what is offered', () => {
  const role = ask('reporterRole', {
    only: [
      { code: 'OTHER', when: isCare },
      'BROKER',
      { code: 'SERVICE', further: true },
      { code: 'OTHER', when: { not: isCare } },
    ],
  });

  test('is all there is unless the question says so', () => {
    expect(offeredBy(ask('reporterRole'), factsIn({}))).toBe(undefined);
  });

  test.each<[string, ClaimDetail, string[]]>([
    ['in the order of the question', {}, ['BROKER', 'SERVICE', 'OTHER']],
    ['each code once, where its rule holds first', { riskFlow: 'POVPOJ' }, ['OTHER', 'BROKER', 'SERVICE']],
  ])('comes %s', (_, claim, codes) => {
    expect(offeredBy(role, factsIn(claim))).toEqual(codes);
  });

  test('is a code alone, or a code and its rule', () => {
    expect([codeOf('BROKER'), ruleOf('BROKER')]).toEqual(['BROKER', undefined]);
    expect([codeOf({ code: 'OTHER', when: isCare }), ruleOf({ code: 'OTHER', when: isCare })]).toEqual([
      'OTHER',
      isCare,
    ]);
  });

  test('by the value of a fact comes from a table', () => {
    const table = { BAN: ['DEATH', 'ILLNESS'], CPZ: ['DEATH'] } as const;
    expect(offersBy<'BAN' | 'CPZ', string>(table, (risk) => ({ fact: 'appliedRiskId', is: risk }))).toEqual([
      { code: 'DEATH', when: { fact: 'appliedRiskId', is: 'BAN' } },
      { code: 'ILLNESS', when: { fact: 'appliedRiskId', is: 'BAN' } },
      { code: 'DEATH', when: { fact: 'appliedRiskId', is: 'CPZ' } },
    ]);
  });
});

describe('the only code offered', () => {
  const only = [
    { code: 'COLLISION', when: { fact: 'damageCause', is: '200' } },
    { code: 'BITE', when: { fact: 'damageCause', in: ['200', '210'] } },
  ] as const;
  const settled = ask('animalDamage', {
    only,
    autoAnswers: true,
    when: { fact: 'eventKinds', is: 'HAVZVIRE' },
  });
  const open = ask('animalDamage', { only });

  test.each<[string, Question, ClaimDetail, string | undefined, boolean]>([
    ['settles the question', settled, { eventKinds: ['HAVZVIRE'], damageCause: '210' }, 'BITE', false],
    ['of two settles nothing', settled, { eventKinds: ['HAVZVIRE'], damageCause: '200' }, undefined, true],
    ['of none settles nothing', settled, { eventKinds: ['HAVZVIRE'], damageCause: '100' }, undefined, true],
    ['settles nothing where nobody is asked', settled, { damageCause: '210' }, undefined, false],
    ['settles nothing where the question does not say so', open, { damageCause: '210' }, undefined, true],
  ])('%s', (_, question, claim, code, asked) => {
    const read = factsIn(claim);
    expect([autoAnswerTo(question, read), isAsked(question, read)]).toEqual([code, asked]);
  });
});

test.each<[string, Question['words'], ClaimDetail, string | undefined]>([
  ['are its own unless told', undefined, {}, undefined],
  ['are those of another field', 'furtherDamage', {}, 'furtherDamage'],
  [
    'are the first whose rule holds',
    [
      { key: 'a', when: isCare },
      { key: 'b', when: isHome },
    ],
    { countryScope: 'CZECH' },
    'b',
  ],
  ['are its own where no rule holds', [{ key: 'a', when: isCare }], {}, undefined],
])('the words of a question %s', (_, words, claim, key) => {
  expect(wordsFor(words, factsIn(claim))).toBe(key);
});
