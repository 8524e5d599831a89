import { describe, expect, test } from 'vitest';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { wholePage } from '#test/flows/wholePage.ts';

// Whole pages before what happened, by what is insured. Source: domain notes, uniflow, sections 0 and 1.

const trip: object = { uniKind: 'TRAVEL' };
const pet: object = { uniKind: 'PET' };
const machine: object = { uniKind: 'MACHINE' };
const goods: object = { uniKind: 'OTHER', uniRisk: 'UNIPREP' };
const farm: object = { uniKind: 'OTHER', uniRisk: 'UNIZEM' };
const unknown: object = { uniKind: 'OTHER', uniRisk: 'UNINEVIM' };
const numbered: object = { policyNumber: '4400038386' };

describe('what is insured and what happened to it', () => {
  const kind = 'uniKind > chooseEvent';
  const risk = 'uniKind uniRisk > chooseEvent';
  const ofMachine =
    'MACHINE_BREAKDOWN|MACHINE_OPERATOR_ERROR|MACHINE_ELEMENT|MACHINE_COLLISION|MACHINE_THEFT|MACHINE_OTHER';
  const ofTrip =
    'TRAVEL_MEDICAL|TRAVEL_LUGGAGE|TRAVEL_CANCELLATION|TRAVEL_DELAY|TRAVEL_LIABILITY|TRAVEL_BANKRUPTCY|TRAVEL_OTHER';
  test.each<[what: string, claim: object, chooseKind: string, events: string]>([
    ['a machine', machine, kind, ofMachine],
    ['an animal', pet, kind, 'PET_INJURY|PET_ILLNESS|PET_DEATH|PET_LOST|PET_LIABILITY'],
    ['a journey', trip, kind, ofTrip],
    ['goods', goods, risk, 'CARGO_DAMAGE|CARGO_LOSS|CARGO_THEFT'],
    ['a farm', farm, risk, 'AGRI_CROP|AGRI_ANIMALS'],
    ['a machine, after a farm was chosen', { ...machine, uniRisk: 'UNIZEM' }, kind, ofMachine],
    ['a journey, after goods were chosen', { ...trip, uniRisk: 'UNIPREP' }, kind, ofTrip],
  ])('%s', (_what, claim, chooseKind, events) => {
    expect(wholePage(uniflowDraft, 'chooseKind', claim)).toBe(chooseKind);
    expect(wholePage(uniflowDraft, 'chooseEvent', claim)).toBe(`uniEvent=${events} > reporter`);
  });

  test('nobody chooses what happened to what nobody knows', () => {
    expect(wholePage(uniflowDraft, 'chooseKind', unknown)).toBe('uniKind uniRisk > reporter');
  });

  test.each<[what: string, claim: object, told: string]>([
    ['an animal', { ...pet, kindByLink: true }, '(uniKind) '],
    ['goods', { ...goods, kindByLink: true }, '(uniKind) (uniRisk) '],
    ['another kind without a risk, which was not told', { uniKind: 'OTHER', kindByLink: true }, ''],
  ])('who came by a link that told %s sees it', (_what, claim, told) => {
    const [before] = wholePage(uniflowDraft, 'chooseEvent', claim).split('uniEvent');
    expect(before).toBe(told);
  });

  test.each<[what: string, claim: object, page: string]>([
    ['nothing', {}, '> chooseKind'],
    ['an animal', { ...pet, kindByLink: true }, '> chooseEvent'],
    ['that nobody knows it', { ...unknown, kindByLink: true }, '> reporter'],
  ])('a link that told %s leads on', (_what, claim, page) => {
    expect(wholePage(uniflowDraft, 'index', claim)).toBe(page);
  });
});

describe('the policy and the day', () => {
  const search = '#searchPolicy #findDuplicate';
  const other = 'otherInsurance incidentDate';
  test.each<[what: string, claim: object, whole: string]>([
    ['of a machine', { ...machine, ...numbered }, `policyNumber? ${other} ${search} > person`],
    [
      'of goods another insurer has, too',
      { ...goods, ...numbered, otherInsurance: 'YES' },
      `policyNumber? otherInsurance otherInsurer incidentDate ${search} > person`,
    ],
    [
      'of goods without the number',
      goods,
      'policyNumber? reasonToChooseInsurance|tripContractNo otherInsurance incidentDate > person',
    ],
    ['of a farm', { ...farm, ...numbered }, `policyNumber? policyNumbers? ${other} ${search} > person`],
    [
      'of a farm without the number',
      farm,
      'policyNumber? reasonToChooseInsurance|tripContractNo otherInsurance incidentDate > person',
    ],
    [
      'of a journey',
      { ...trip, ...numbered, otherInsurance: 'YES' },
      `policyNumber? incidentDate ${search} > person`,
    ],
    [
      'of a journey without the number',
      trip,
      'policyNumber? tripContractNo|reasonToChooseInsurance reasonToChooseInsurance|tripContractNo incidentDate > person',
    ],
    ['of an animal', { ...pet, ...numbered }, `policyNumber? incidentDate ${search} > person`],
    [
      'of an animal without the number',
      pet,
      'policyNumber? reasonToChooseInsurance|tripContractNo incidentDate > person',
    ],
    [
      'of what nobody knows',
      unknown,
      'policyNumber? reasonToChooseInsurance|tripContractNo incidentDate > person',
    ],
    [
      'that no policy covers',
      { ...pet, ...numbered, policyNumberValid: false },
      `policyNumber? incidentDate ${search} !contractNotFound > person`,
    ],
  ])('%s', (_what, claim, whole) => {
    expect(wholePage(uniflowDraft, 'policy', claim)).toBe(whole);
  });
});

test.each<[what: string, claim: object, isDeducted: boolean]>([
  ['a machine', machine, true],
  ['goods', goods, true],
  ['a farm', farm, true],
  ['an animal', pet, false],
  ['a journey', trip, false],
  ['what nobody knows', unknown, false],
])('a company that insures %s: whether it may deduct VAT', (_what, claim, isDeducted) => {
  const company: object = { ...claim, insured: { personKind: 'LEGAL' } };
  const person: object = { ...claim, insured: { personKind: 'NATURAL' } };
  expect([company, person].map((one) => wholePage(uniflowDraft, 'person', one).includes('vatPayer'))).toEqual(
    [isDeducted, false],
  );
});

test('a traveller tells when they were born, whoever else is insured may', () => {
  const born = (claim: object) =>
    wholePage(uniflowDraft, 'person', { ...claim, insured: { personKind: 'NATURAL' } });
  expect([trip, pet].map(born)).toEqual([
    'insured.personKind insured.fullName insured.birthNumber|insured.birthDate insured.birthDate? insured.addressChoice?=CZECH|SLOVAK|ABROAD|UNKNOWN > bankData',
    'insured.personKind insured.fullName insured.birthNumber?|insured.birthDate insured.birthDate? insured.addressChoice?=CZECH|SLOVAK|ABROAD|UNKNOWN > bankData',
  ]);
});

test.each<[what: string, claim: object, page: string]>([
  [
    'a journey that was given up has no page of its own about it',
    { ...trip, uniEvent: 'TRAVEL_CANCELLATION' },
    'trip',
  ],
  ['any other has', { ...trip, uniEvent: 'TRAVEL_DELAY' }, 'event'],
])('after the account: %s', (_what, claim, page) => {
  expect(wholePage(uniflowDraft, 'bankData', claim)).toMatch(new RegExp(`> ${page}$`));
});
