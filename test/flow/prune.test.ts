import { written } from './small/written.ts';
import { situationOf } from '#machines/flow/situation.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { pendingRecord } from '#machines/flow/change.ts';
import { defineFlow } from '#machines/report/kit.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { definePage } from '#machines/report/kit.ts';
import { prune, pruneSent } from '#machines/flow/prune.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { loanAnswers } from './small/loanAnswers.ts';
import { loanFlow } from './small/loanFlow.ts';
import { smallLife } from './small/lines.ts';
import { partiesFlow } from './small/partiesFlow.ts';
import { searchFlow } from './small/searchFlow.ts';
import { ask, tell } from '#test/ask.ts';

const event = definePage({
  code: 'event',
  path: '/udalost',
  step: 'event',
  questions: [
    ask('activity'),
    ask('bodyAreas'),
    ask('limbParts', {
      only: [
        { code: 'WRIST', when: { fact: 'bodyAreas', is: 'ARM_LEFT' } },
        { code: 'KNEE', when: { fact: 'bodyAreas', is: 'LEG_LEFT' } },
      ],
    }),
    ask('damageSize', { only: ['SMALL', 'MEDIUM', 'LARGE'] }),
    ask('bankContact.companyName', { when: { fact: 'bankContactType', is: 'REPAIR_SHOP_COMPANY' } }),
    ask('bankContact', { when: { fact: 'bankContactType', is: 'REPAIR_SHOP_COMPANY' }, optional: true }),
    ask('bankContact.iban', { when: { fact: 'bankContactType', is: 'FOREIGN' } }),
  ],
  next: ['athlete', 'more'],
});
const athlete = definePage({
  code: 'athlete',
  path: '/sportovec',
  step: 'event',
  questions: [
    ask('athleteLevel'),
    ask('sportClub', { when: { fact: 'athleteLevel', is: 'ORGANISED' } }),
    ask('seatBelt'),
  ],
  lookups: [{ call: 'bankAccount' }],
  canEnter: { fact: 'sport', is: true },
  next: ['more'],
});
const more = definePage({
  code: 'more',
  path: '/dalsi',
  step: 'event',
  questions: [
    ask('seatBelt', { when: { fact: 'ride', is: true } }),
    ask('moreInfo', { optional: true }),
    tell('policyAccount'),
  ],
  next: [],
});
/** Where somebody did sport, how and in which club; two pages ask about seat belts. */
const sportFlow = defineFlow({
  line: smallLife,
  flowType: 'DRAFT',
  start: 'event',
  pages: [event, athlete, more],
});

const atSport = {
  activity: 'FOOTBALL',
  athleteLevel: 'ORGANISED',
  sportClub: 'FK Ostrava',
} satisfies ClaimDetail;
const { account } = loanAnswers;

type Row = [what: string, flow: Flow, claim: ClaimDetail, standing: ClaimDetail, dropped: string[]];

const left: Row[] = [
  ['of an empty claim nothing falls', sportFlow, {}, {}, []],
  ['that is asked for on the way stays', sportFlow, atSport, atSport, []],
  [
    'of a page that is left out falls',
    loanFlow,
    { appliedRiskId: 'UMR', ...loanAnswers.event },
    { appliedRiskId: 'UMR' },
    ['incidentDescription'],
  ],
  [
    'in parts falls as one',
    loanFlow,
    { appliedRiskId: 'BAN', claimEventType: 'DEATH', ...account },
    { appliedRiskId: 'BAN', claimEventType: 'DEATH' },
    ['bankContactType', 'userEnteredBankContact'],
  ],
  [
    'that no question asks for any more falls',
    loanFlow,
    { ...account, bankContactType: 'NONE' },
    { bankContactType: 'NONE' },
    ['userEnteredBankContact'],
  ],
  [
    'that no page of the flow knows is not touched',
    loanFlow,
    { appliedRiskId: 'UMR', country: 'AT', referer: 'TRAVEL' },
    { appliedRiskId: 'UMR', country: 'AT', referer: 'TRAVEL' },
    [],
  ],
  [
    'of a group falls alone',
    sportFlow,
    {
      bankContactType: 'FOREIGN',
      bankContact: { type: 'FOREIGN', iban: 'DE89370400440532013000', companyName: 'Dub' },
    },
    { bankContactType: 'FOREIGN', bankContact: { type: 'FOREIGN', iban: 'DE89370400440532013000' } },
    ['bankContact.companyName'],
  ],
  [
    'of a row that is there stays',
    partiesFlow,
    { injuredParties: [{ damageKinds: ['THING'] }] },
    { injuredParties: [{ damageKinds: ['THING'] }] },
    [],
  ],
];

const open: Row[] = [
  [
    'that hangs on an answer yet to come stays',
    sportFlow,
    { athleteLevel: 'ORGANISED', sportClub: 'FK Ostrava' },
    { athleteLevel: 'ORGANISED', sportClub: 'FK Ostrava' },
    [],
  ],
  [
    'that hangs on a choice yet to come stays',
    loanFlow,
    { userEnteredBankContact: account.userEnteredBankContact },
    { userEnteredBankContact: account.userEnteredBankContact },
    [],
  ],
  [
    'that hangs on a lookup yet to be made stays',
    searchFlow,
    { vehicleManufacturer: { name: 'Tatra' } },
    { vehicleManufacturer: { name: 'Tatra' } },
    [],
  ],
  [
    'that hangs on what no page asks and no lookup tells stays: it may be known one day',
    {
      ...loanFlow,
      ...written(
        loanFlow.instances.map((page) =>
          page.code === 'moreInfo' ? { ...page, canEnter: { fact: 'referer', is: 'TRAVEL' } } : page,
        ),
      ),
    },
    { moreInfo: 'Něco.' },
    { moreInfo: 'Něco.' },
    [],
  ],
  [
    'that hangs on one that nobody will be asked any more falls with it, link by link',
    sportFlow,
    { ...atSport, activity: 'WALKING' },
    { activity: 'WALKING' },
    ['athleteLevel', 'sportClub'],
  ],
  [
    'that hangs on another that stays, stays',
    sportFlow,
    { ...atSport, activity: 'TENNIS' },
    { ...atSport, activity: 'TENNIS' },
    [],
  ],
  [
    'asked for by another page on the way stays',
    sportFlow,
    { activity: 'DRIVING', seatBelt: 'YES' },
    { activity: 'DRIVING', seatBelt: 'YES' },
    [],
  ],
  [
    'that neither of its pages asks for falls, named once',
    sportFlow,
    { activity: 'WALKING', seatBelt: 'YES' },
    { activity: 'WALKING' },
    ['seatBelt'],
  ],
];

const offers: Row[] = [
  [
    'no longer offered falls',
    sportFlow,
    { bodyAreas: ['LEG_LEFT'], limbParts: ['WRIST'] },
    { bodyAreas: ['LEG_LEFT'] },
    ['limbParts'],
  ],
  [
    'of several, one no longer offered, falls as a whole',
    sportFlow,
    { bodyAreas: ['LEG_LEFT'], limbParts: ['KNEE', 'WRIST'] },
    { bodyAreas: ['LEG_LEFT'] },
    ['limbParts'],
  ],
  [
    'still offered stays',
    sportFlow,
    { bodyAreas: ['LEG_LEFT', 'HEAD'], limbParts: ['KNEE'] },
    { bodyAreas: ['LEG_LEFT', 'HEAD'], limbParts: ['KNEE'] },
    [],
  ],
  [
    'that may be offered once more is known stays',
    sportFlow,
    { limbParts: ['KNEE'] },
    { limbParts: ['KNEE'] },
    [],
  ],
  [
    'offered by no rule at all stays: what a list leaves out, somebody else may have chosen',
    sportFlow,
    { damageSize: 'HUGE' },
    { damageSize: 'HUGE' },
    [],
  ],
];

const looked: Row[] = [
  [
    'on the way stays',
    sportFlow,
    { activity: 'FOOTBALL', policyAccount: true },
    { activity: 'FOOTBALL', policyAccount: true },
    [],
  ],
  ['that may yet be made stays', sportFlow, { policyAccount: true }, { policyAccount: true }, []],
  [
    'that is made on no page any more falls',
    sportFlow,
    { activity: 'WALKING', policyAccount: true, maskedAccount: '...53/0800' },
    { activity: 'WALKING' },
    ['policyAccount', 'maskedAccount'],
  ],
  [
    'that is made only of what is not there falls',
    searchFlow,
    { vehicleFound: false, claimId: 'C1' },
    { vehicleFound: false },
    ['claimId'],
  ],
  [
    'that found nothing told nothing else',
    searchFlow,
    { vehicleFound: false, registrationNo: '1AB2345', vehicleModel: 'Octavia' },
    { vehicleFound: false, vehicleModel: 'Octavia' },
    ['registrationNo'],
  ],
];

describe.each([
  ['an answer', left],
  ['an answer', open],
  ['a code', offers],
  ['an answer of a lookup', looked],
])('%s', (_, rows) => {
  test.each(rows)('%s', (_what, flow, claim, standing, dropped) => {
    const before = structuredClone(claim);
    const result = prune(flow, claim);
    expect(result.record).toEqual(standing);
    expect(result.dropped.toSorted()).toEqual(dropped.toSorted());
    expect(claim).toEqual(before);
  });
});

describe('the policy of seats in a vehicle, searched', () => {
  const inCar: ClaimDetail = { appliedRiskId: 'SED', policyNumberValid: true, registrationNo: '1AB2345' };
  const none = { dependentFields: {}, changedPrimeFields: [] };
  const byNumber = { searchBy: 'POLICY_NUMBER', policyNumber: '4400018683', incidentDate: '2026-11-10' };

  test.each<[string, ClaimDetail, Answers, ClaimDetail]>([
    [
      'by its number leaves the plate that is told with the injury in the car',
      inCar,
      byNumber,
      { registrationNo: '1AB2345', birthNumber: undefined },
    ],
    [
      'by the plate takes the plate from that page',
      inCar,
      { searchBy: 'REGISTRATION_NO', registrationNo: '2AB2345', incidentDate: '2026-11-10' },
      { registrationNo: '2AB2345', birthNumber: undefined },
    ],
    [
      'by its number lets the birth number fall, which no other page asks for',
      { ...inCar, birthNumber: '8411049031' },
      byNumber,
      { registrationNo: '1AB2345', birthNumber: undefined },
    ],
  ])('%s', (_, claim, answers, { registrationNo, birthNumber }) => {
    const known = { flow: lifeDraft, claim, configuration: none };
    const pending = pendingRecord(known, 'policyAlternative', answers, { force: false });
    expect([pending.claim.registrationNo, pending.claim.birthNumber]).toEqual([registrationNo, birthNumber]);
  });
});

describe('a claim that is sent', () => {
  test.each<[string, Flow, ClaimDetail, string[], ClaimDetail]>([
    ['has what its pages asked for', sportFlow, atSport, [], atSport],
    [
      'has nothing that hangs on an answer nobody gave',
      sportFlow,
      { athleteLevel: 'ORGANISED', sportClub: 'FK Ostrava', moreInfo: 'Něco.' },
      [],
      { moreInfo: 'Něco.' },
    ],
    [
      'has nothing that hangs on what falls',
      sportFlow,
      { ...atSport, activity: 'DRIVING', seatBelt: 'YES' },
      [],
      { activity: 'DRIVING', seatBelt: 'YES' },
    ],
    [
      'keeps what a lookup told, though no page asks for it',
      searchFlow,
      { vehicleFound: true, vehicleModel: 'Octavia', vehicleManufacturer: { name: 'Škoda' } },
      ['vehicleModel'],
      { vehicleFound: true, vehicleModel: 'Octavia' },
    ],
    [
      'keeps what no page knows',
      loanFlow,
      { appliedRiskId: 'UMR', referer: 'TRAVEL' },
      [],
      { appliedRiskId: 'UMR', referer: 'TRAVEL' },
    ],
  ])('%s', (_, flow, claim, found, sent) => {
    expect(pruneSent(flow, claim, found)).toEqual(sent);
  });
});

test('what was asked is what the pages walked asked for', () => {
  expect([
    situationOf(sportFlow, { activity: 'WALKING' }).asked,
    situationOf(partiesFlow, { injuredParties: [{}, {}] }).asked,
  ]).toEqual([
    ['activity', 'bodyAreas', 'limbParts', 'damageSize', 'moreInfo'],
    ['injuredParties[0].damageKinds', 'injuredParties[1].damageKinds', 'moreInfo'],
  ]);
});
