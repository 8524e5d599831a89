import { describe, expect, test } from 'vitest';
import { facts, readFacts, type Facts } from '../../machines/flow/facts.ts';
import { blame, evaluate, factsOf, type Rule } from '../../machines/flow/rule.ts';

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
  ])('over %s', (_, rule, known, ok) => {
    expect(evaluate(rule, known).ok).toBe(ok);
  });

  test('survives JSON', () => {
    const copy: Rule = JSON.parse(JSON.stringify(asksAccount));
    expect(evaluate(copy, loanDeath)).toEqual(evaluate(asksAccount, loanDeath));
  });
});

test('a verdict tells every part', () => {
  expect(evaluate(asksAccount, loanIllness)).toEqual({
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
  expect(blame(evaluate(rule, known)).map((verdict) => verdict.rule)).toEqual(leaves);
});

test.each<[Rule, readonly string[]]>([
  [isLoan, ['appliedRiskId']],
  [asksAccount, ['appliedRiskId', 'claimEventType']],
  [{ any: [isRefused, isLoan] }, ['vehicleFound', 'ocrAllowed', 'appliedRiskId']],
  [{ all: [] }, []],
])('%j reads the facts %j', (rule, names) => {
  expect([...factsOf(rule)]).toEqual(names);
});

describe('facts', () => {
  test('are unknown of an empty claim, but that nobody was harmed so far', () => {
    const unknown = Object.fromEntries(Object.keys(facts).map((name) => [name, undefined]));
    expect(readFacts({})).toEqual({ ...unknown, injuredCount: '0' });
  });

  test('are read from the claim', () => {
    const known = readFacts({
      flowType: 'DRAFT',
      referer: 'CLIENT_ZONE',
      clientIdentificationState: 'KZ',
      reporterRole: 'INJURED',
      riskFlow: 'POVPOS',
      eventKinds: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'],
      appliedRiskId: 'BAN',
      claimEventType: 'DEATH',
      theftKind: 'LUGGAGE',
      injuredParties: [{}, {}],
      repairHandling: 'VEHICLE_IN_SERVICE',
      costBasis: 'COSTING',
      contractKnown: 'NO',
      claimId: 'C1',
      vehicleFound: false,
      policyNumberValid: true,
      ocrAllowed: true,
      selfInspectionAuthorized: false,
      bankContactType: 'NONE',
    });
    expect(known).toEqual({
      flowType: 'DRAFT',
      origin: 'CLIENT_ZONE',
      identification: 'KZ',
      reporterRole: 'INJURED',
      riskFlow: 'POVPOS',
      eventKind: 'POVPOS_VEHICLE',
      appliedRiskId: 'BAN',
      claimEventType: 'DEATH',
      vehicleHarmed: true,
      glassHarmed: false,
      healthHarmed: true,
      theftKind: 'LUGGAGE',
      injuredCount: '2',
      repairHandling: 'VEHICLE_IN_SERVICE',
      repairShop: undefined,
      costBasis: 'COSTING',
      contractKnown: 'NO',
      duplicateFound: true,
      vehicleFound: false,
      policyNumberValid: true,
      ocrAllowed: true,
      selfInspectionAuthorized: false,
      bankContactType: 'NONE',
    });
  });

  test.each([
    ['PARTNER', { id: 'S001', name: 'Dub', contractual: true }],
    ['HOME', { id: 'S002', name: 'Lípa', contractual: true, atHome: true }],
    ['OTHER', { id: 'UNLISTED', name: 'Buk' }],
  ] as const)('tell a repair shop that is %s by what the list says of it', (kind, repairShop) => {
    expect(readFacts({ repairShop }).repairShop).toBe(kind);
  });

  test('take every value of their list and no other', () => {
    const counted = Array.from({ length: 11 }, (_, count) => ({
      injuredParties: Array.from({ length: count }, () => ({})),
    }));
    expect(counted.map((claim) => readFacts(claim).injuredCount)).toEqual(facts.injuredCount.values);
  });
});
