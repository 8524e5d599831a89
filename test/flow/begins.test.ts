import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { definePage } from '#machines/report/kit.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import type { Question } from '#machines/flow/question.ts';
import { ask } from '#test/ask.ts';

const pageOf = (question: Question, row?: number) =>
  definePage({
    code: 'asked',
    path: '/otazka',
    step: 'event',
    questions: [question],
    next: [],
    ...(row !== undefined && { row }),
  });

const day = ask('injuryDate', { begins: { from: 'incidentDate' } });
const scope = ask('countryScope', {
  begins: [
    { value: 'ABROAD', when: { fact: 'policyCountry', is: 'SK' } },
    { value: 'CZECH', when: { fact: 'policyCountry', is: 'CZ' } },
  ],
});
const address = ask('insuredAddress', { begins: { value: { countryCode: 'CZ' } } });
const kinds = ask('injuredParties[].damageKinds', {
  begins: {
    every: [{ code: 'THING', when: { fact: 'riskFlow', is: 'POVPOJ' } }, { code: 'HEALTH' }],
    row: 0,
    unanswered: 'injuredParties[]',
  },
});
const place = ask('inspectionPlace', {
  begins: { written: { reads: ['insuredAddress.city'], text: (textAt) => textAt('insuredAddress.city') } },
});

describe('a form begins', () => {
  test.each<[what: string, question: Question, claim: ClaimDetail, begun: ClaimDetail]>([
    [
      'with another answer',
      day,
      { incidentDate: '2026-11-09' },
      { incidentDate: '2026-11-09', injuryDate: '2026-11-09' },
    ],
    ['with nothing where that is not known', day, {}, {}],
    [
      'with what was answered',
      day,
      { incidentDate: '2026-11-09', injuryDate: '2026-11-01' },
      { incidentDate: '2026-11-09', injuryDate: '2026-11-01' },
    ],
    [
      'with the first value whose rule holds',
      scope,
      { policyCountry: 'CZ' },
      { policyCountry: 'CZ', countryScope: 'CZECH' },
    ],
    ['with no value where no rule holds', scope, {}, {}],
    [
      'with the parts of a group that are missing',
      address,
      { insuredAddress: { city: 'Brno' } },
      { insuredAddress: { city: 'Brno', countryCode: 'CZ' } },
    ],
    [
      'with a text made of other answers',
      place,
      { insuredAddress: { city: 'Brno' } },
      { insuredAddress: { city: 'Brno' }, inspectionPlace: 'Brno' },
    ],
  ])('%s', (_, question, claim, begun) => {
    expect(withBeginnings(pageOf(question), claim)).toEqual(begun);
  });

  test('with the codes whose rules hold, in one row only, while nothing is told there', () => {
    const claim: ClaimDetail = { injuredParties: [{}, {}] };
    expect([
      withBeginnings(pageOf(kinds, 0), claim).injuredParties,
      withBeginnings(pageOf(kinds, 1), claim).injuredParties,
      withBeginnings(pageOf(kinds, 0), { injuredParties: [{ relation: 'TENANT' }] }).injuredParties,
    ]).toEqual([[{ damageKinds: ['HEALTH'] }, {}], [{}, {}], [{ relation: 'TENANT' }]]);
  });

  test('as the same claim where nothing begins', () => {
    const claim: ClaimDetail = { injuryDate: '2026-11-01' };
    expect(withBeginnings(pageOf(day), claim)).toBe(claim);
  });
});

test('what does not exist does not compile', () => {
  const mistakes = [
    // @ts-expect-error no answer has this path
    () => ask('injuryDate', { begins: { from: 'incidentDay' } }),
    // @ts-expect-error the answer has no such value
    () => ask('countryScope', { begins: { value: 'MOON' } }),
    // @ts-expect-error the fact has no such value
    () => ask('countryScope', { begins: { value: 'CZECH', when: { fact: 'policyCountry', is: 'XX' } } }),
    // @ts-expect-error there is no such fact
    () => ask('countryScope', { begins: [{ value: 'CZECH', when: { fact: 'policyLand', is: 'SK' } }] }),
    // @ts-expect-error nothing is told there
    () => ask('driver.fullName', { begins: { from: 'reporter.fullName', unanswered: 'drivers' } }),
    // @ts-expect-error nothing of this kind is damaged
    () => ask('injuredParties[].damageKinds', { begins: { every: [{ code: 'CASTLE' }] } }),
    // @ts-expect-error an address has no such part
    () => ask('insuredAddress', { begins: { value: { planet: 'Mars' } } }),
  ];
  expect(mistakes).toHaveLength(7);
});
