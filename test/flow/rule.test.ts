import { describe, expect, test } from 'vitest';
import { factsAmong, type Facts } from '#machines/subject/facts.ts';
import { blame, evaluate, factsOf, holds, mayHold, mustHold } from '#machines/subject/rule.ts';
import type { Rule } from '#machines/subject/rule.ts';

const isLoan: Rule = { fact: 'appliedRiskId', is: 'BAN' };
const isDeathOrDisability: Rule = { fact: 'claimEventType', in: ['DEATH', 'DISABILITY'] };
const lenderIsPaid: Rule = { all: [isLoan, isDeathOrDisability] };
const asksAccount: Rule = { not: lenderIsPaid };
const isRefused: Rule = {
  any: [
    { fact: 'vehicleFound', is: false },
    { fact: 'ocrAllowed', is: false },
  ],
};

const loanDeath: Facts = { appliedRiskId: 'BAN', claimEventType: 'DEATH' };
const loanIllness: Facts = { appliedRiskId: 'BAN', claimEventType: 'ILLNESS' };

describe('a rule', () => {
  test.each<[string, Rule, Facts, boolean]>([
    ['one value', isLoan, loanDeath, true],
    ['another value', isLoan, { appliedRiskId: 'UMR' }, false],
    ['one of the values', isDeathOrDisability, loanDeath, true],
    ['none of the values', isDeathOrDisability, loanIllness, false],
    ['a fact nobody knows yet', isLoan, {}, false],
    ['no for an answer', { fact: 'vehicleFound', is: false }, { vehicleFound: false }, true],
    ['a no that nobody knows yet', { fact: 'vehicleFound', is: false }, {}, false],
    ['all, and all hold', lenderIsPaid, loanDeath, true],
    ['all, and one does not', lenderIsPaid, loanIllness, false],
    ['all of nothing', { all: [] }, {}, true],
    ['any, and one holds', isRefused, { ocrAllowed: false }, true],
    ['any, and none holds', isRefused, { vehicleFound: true }, false],
    ['any of nothing', { any: [] }, {}, false],
    ['the opposite of what holds', asksAccount, loanDeath, false],
    ['the opposite of what nobody knows', asksAccount, {}, true],
    [
      'a value chosen with others',
      { fact: 'bodyAreas', is: 'HEAD' },
      { bodyAreas: ['THORAX', 'HEAD'] },
      true,
    ],
    ['a value not among those chosen', { fact: 'bodyAreas', is: 'HEAD' }, { bodyAreas: ['THORAX'] }, false],
    [
      'one of several values chosen with others',
      { fact: 'bodyAreas', in: ['ARM_LEFT', 'ARM_RIGHT'] },
      { bodyAreas: ['HEAD', 'ARM_LEFT'] },
      true,
    ],
    [
      'none of several values chosen',
      { fact: 'bodyAreas', in: ['ARM_LEFT', 'ARM_RIGHT'] },
      { bodyAreas: ['HEAD', 'LEG_LEFT'] },
      false,
    ],
    ['nothing chosen of several', { fact: 'bodyAreas', is: 'HEAD' }, { bodyAreas: [] }, false],
    [
      'not a value, though another is chosen',
      { not: { fact: 'bodyAreas', is: 'HEAD' } },
      { bodyAreas: ['THORAX'] },
      true,
    ],
  ])('over %s', (_, rule, known, ok) => {
    const read = factsAmong(known);
    expect([evaluate(rule, read).ok, holds(rule, read)]).toEqual([ok, ok]);
  });

  test('that is not there holds', () => {
    expect(holds(undefined, factsAmong({}))).toBe(true);
  });

  test('survives JSON', () => {
    const copy: Rule = JSON.parse(JSON.stringify(asksAccount));
    const read = factsAmong(loanDeath);
    expect(evaluate(copy, read)).toEqual(evaluate(asksAccount, read));
  });
});

describe('a rule whose facts are not all decided', () => {
  const isBroker: Rule = { fact: 'reporterRole', is: 'BROKER' };
  const isFound: Rule = { fact: 'vehicleFound', is: true };
  const both: Rule = { all: [isBroker, isFound] };
  const either: Rule = { any: [isBroker, isFound] };

  // What is unknown is open, unless the row names what is settled although it is unknown.
  test.each<[string, Rule, Facts, 'surely' | 'perhaps' | 'never', string[]]>([
    ['of a fact unknown', isBroker, {}, 'perhaps', []],
    ['of a fact nobody will ever tell', isBroker, {}, 'never', ['reporterRole']],
    ['of the opposite of a fact nobody will ever tell', { not: isBroker }, {}, 'surely', ['reporterRole']],
    ['of what is so', isBroker, { reporterRole: 'BROKER' }, 'surely', []],
    ['of what is not so', isBroker, { reporterRole: 'OTHER' }, 'never', []],
    ['of the opposite of a fact unknown', { not: isBroker }, {}, 'perhaps', []],
    ['of all, one so and one unknown', both, { reporterRole: 'BROKER' }, 'perhaps', []],
    ['of all, one so and one never told', both, { reporterRole: 'BROKER' }, 'never', ['vehicleFound']],
    ['of all, one not so and one unknown', both, { reporterRole: 'OTHER' }, 'never', []],
    ['of any, one so and one unknown', either, { reporterRole: 'BROKER' }, 'surely', []],
    ['of any, one not so and one unknown', either, { reporterRole: 'OTHER' }, 'perhaps', []],
    ['of any, none so', either, { reporterRole: 'OTHER', vehicleFound: false }, 'never', []],
    ['of the opposite of all, one not so', { not: both }, { reporterRole: 'OTHER' }, 'surely', []],
    ['of the opposite of any, one unknown', { not: either }, { reporterRole: 'OTHER' }, 'perhaps', []],
    ['of several answers, none chosen yet', { fact: 'bodyAreas', is: 'HEAD' }, {}, 'perhaps', []],
    [
      'of several answers, others chosen',
      { fact: 'bodyAreas', is: 'HEAD' },
      { bodyAreas: ['THORAX'] },
      'never',
      [],
    ],
  ])('%s', (_, rule, known, judged, settled) => {
    const read = factsAmong(known);
    const isOpen = (fact: string) => !settled.some((one) => one === fact);
    expect([mayHold(rule, read, isOpen), mustHold(rule, read, isOpen)]).toEqual(
      {
        surely: [true, true],
        perhaps: [true, false],
        never: [false, false],
      }[judged],
    );
  });

  test('surely holds where there is none', () => {
    const read = factsAmong({});
    expect([mayHold(undefined, read, () => true), mustHold(undefined, read, () => true)]).toEqual([
      true,
      true,
    ]);
  });
});

test('a verdict tells every part', () => {
  expect(evaluate(asksAccount, factsAmong(loanIllness))).toEqual({
    rule: asksAccount,
    ok: true,
    parts: [
      {
        rule: lenderIsPaid,
        ok: false,
        parts: [
          { rule: isLoan, ok: true, parts: [] },
          { rule: isDeathOrDisability, ok: false, parts: [] },
        ],
      },
    ],
  });
});

test.each<[string, Rule, Facts, readonly Rule[]]>([
  ['a leaf itself', isLoan, {}, [isLoan]],
  ['every part of all that hold', lenderIsPaid, loanDeath, [isLoan, isDeathOrDisability]],
  ['the part of all that does not', lenderIsPaid, loanIllness, [isDeathOrDisability]],
  ['the part of any that holds', isRefused, { ocrAllowed: false }, [{ fact: 'ocrAllowed', is: false }]],
  ['every part of any when none holds', isRefused, {}, isRefused.any],
  ['what is under not', asksAccount, loanIllness, [isDeathOrDisability]],
])('to blame is %s', (_, rule, known, leaves) => {
  expect(blame(evaluate(rule, factsAmong(known))).map((verdict) => verdict.rule)).toEqual(leaves);
});

test.each<[Rule, readonly string[]]>([
  [isLoan, ['appliedRiskId']],
  [asksAccount, ['appliedRiskId', 'claimEventType']],
  [{ any: [isRefused, isLoan] }, ['vehicleFound', 'ocrAllowed', 'appliedRiskId']],
  [{ all: [] }, []],
])('%j reads the facts %j', (rule, names) => {
  expect([...factsOf(rule)]).toEqual(names);
});
