import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { askedOn, mayBeLeftOut } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { offeredBy } from '#machines/flow/question.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { claimSubject } from '#machines/report/kit.ts';
import { documentsFor } from '#machines/report/documents.ts';

type Event = NonNullable<ClaimDetail['uniEvent']>;

/** Whether a page asks for something, claim by claim. */
const asks = (code: string, path: string, claims: readonly ClaimDetail[]): readonly boolean[] =>
  claims.map((claim) => askedOn(getPage(uniflowDraft, code), claim).some(({ ask }) => ask === path));

/** What a page offers for something, in its order. */
const offers = (code: string, path: string, claim: ClaimDetail): readonly string[] => {
  const question = getPage(uniflowDraft, code).questions.find(({ ask }) => ask === path);
  return (question && offeredBy(question, factsIn(claim))) ?? [];
};

const needs = (code: string, claims: readonly ClaimDetail[]): readonly boolean[] =>
  claims.map((claim) => documentsFor(uniflowDraft, claim).required.includes(code));

test('the age of an animal is asked for where no policy was found', () => {
  const pet: ClaimDetail = { uniKind: 'PET', uniEvent: 'PET_INJURY' };
  expect(asks('pet', 'petAge', [pet, { ...pet, policyNumberValid: true }])).toEqual([true, false]);
});

test('a station is asked for in eight kinds of event where the police came', () => {
  const events: Event[] = [
    'MACHINE_THEFT',
    'MACHINE_COLLISION',
    'MACHINE_OTHER',
    'PET_LOST',
    'PET_LIABILITY',
    'TRAVEL_LIABILITY',
    'TRAVEL_OTHER',
    'CARGO_THEFT',
    'MACHINE_BREAKDOWN',
  ];
  const withPolice = events.map((uniEvent): ClaimDetail => ({ uniEvent, policeInvestigation: 'YES' }));
  const without = events.map((uniEvent): ClaimDetail => ({ uniEvent, policeInvestigation: 'NO' }));
  expect(asks('event', 'policeStation', withPolice)).toEqual(
    events.map((one) => one !== 'MACHINE_BREAKDOWN'),
  );
  expect(asks('event', 'policeStation', without)).toEqual(events.map(() => false));
});

test('what the vet was paid may be left out where the animal died by itself', () => {
  const question = getPage(uniflowDraft, 'vet').questions.find(({ ask }) => ask === 'vetPaid');
  const claims: ClaimDetail[] = [
    { uniEvent: 'PET_DEATH', deathWay: 'DIED' },
    { uniEvent: 'PET_DEATH', deathWay: 'PUT_DOWN' },
    { uniEvent: 'PET_ILLNESS', deathWay: 'DIED' },
  ];
  expect(claims.map((claim) => question && mayBeLeftOut(claimSubject, question, claim, []))).toEqual([
    true,
    false,
    false,
  ]);
});

test('whoever caused something may agree with what is claimed, in four ways', () => {
  expect(offers('causedDamage', 'agreement', {})).toEqual(['AGREE', 'PARTIALLY', 'DISAGREE', 'UNKNOWN']);
});

test('the country of the policy is offered first', () => {
  const countries = [
    offers('event', 'countryScope', { policyCountry: 'CZ' }),
    offers('event', 'countryScope', { policyCountry: 'SK' }),
    offers('event', 'countryScope', {}),
  ].map((codes) => codes.join(' '));
  expect(countries).toEqual([
    'CZECH ABROAD UNKNOWN',
    'SLOVAK CZECH ABROAD UNKNOWN',
    'CZECH SLOVAK ABROAD UNKNOWN',
  ]);
});

test('what happened to crops is offered for farms alone', () => {
  const claims: ClaimDetail[] = [
    { uniKind: 'OTHER', uniRisk: 'UNIZEM' },
    { uniKind: 'OTHER', uniRisk: 'UNIPREP' },
    { uniKind: 'MACHINE', uniRisk: 'UNIZEM' },
  ];
  expect(claims.map((claim) => offers('chooseEvent', 'uniEvent', claim).includes('AGRI_CROP'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('an invoice is needed for luggage that came late, the report of the police where they came', () => {
  const late: ClaimDetail = { luggageEvent: 'DELAYED' };
  expect(
    needs('INVOICE', [
      { ...late, uniEvent: 'TRAVEL_LUGGAGE' },
      { ...late, uniEvent: 'TRAVEL_OTHER' },
    ]),
  ).toEqual([true, false]);
  const other: ClaimDetail = { uniEvent: 'MACHINE_OTHER' };
  expect(needs('POLICE_REPORT', [{ ...other, policeInvestigation: 'YES' }, other])).toEqual([true, false]);
});

const papersOf: readonly (readonly [Event, string])[] = [
  ['PET_INJURY', 'VET_REPORT VET_INVOICE, VET_PASSPORT'],
  ['PET_ILLNESS', 'VET_REPORT VET_INVOICE, VET_PASSPORT'],
  ['PET_DEATH', 'VET_REPORT VET_INVOICE OWNERSHIP_PROOF, VET_PASSPORT'],
  ['PET_LOST', 'LOSS_REPORT OWNERSHIP_PROOF, VET_PASSPORT'],
  ['TRAVEL_MEDICAL', 'HEALTH_RECORD MEDICAL_BILL, TRAVEL_TICKET'],
  ['TRAVEL_LUGGAGE', ', INVOICE DAMAGE_PHOTO'],
  ['TRAVEL_CANCELLATION', 'TRAVEL_CANCEL_INVOICE TRAVEL_CONTRACT, '],
  ['TRAVEL_DELAY', 'TRAVEL_TICKET, INVOICE'],
  ['TRAVEL_BANKRUPTCY', 'TRAVEL_CONTRACT, INVOICE'],
  ['TRAVEL_OTHER', ', INVOICE TRAVEL_TICKET'],
  ['PET_LIABILITY', ', DAMAGE_PHOTO WITNESS_STATEMENT'],
  ['TRAVEL_LIABILITY', ', DAMAGE_PHOTO WITNESS_STATEMENT'],
  ['CARGO_DAMAGE', 'DAMAGE_PHOTO, TRANSPORT_DOCUMENT INVOICE'],
  ['CARGO_LOSS', ', TRANSPORT_DOCUMENT INVOICE'],
  ['CARGO_THEFT', 'POLICE_REPORT, TRANSPORT_DOCUMENT INVOICE'],
];

test('what is needed for each event, and what helps', () => {
  const found = papersOf.map(([uniEvent]) => {
    const { required, optional } = documentsFor(uniflowDraft, { uniEvent });
    return [uniEvent, `${required.join(' ')}, ${optional.join(' ')}`];
  });
  expect(found).toEqual(papersOf);
});

test('the place is asked for of every animal that was hurt, ill or died, and of whatever is no journey', () => {
  const claims: ClaimDetail[] = [
    { uniKind: 'PET', uniEvent: 'PET_INJURY' },
    { uniKind: 'PET', uniEvent: 'PET_ILLNESS' },
    { uniKind: 'PET', uniEvent: 'PET_DEATH' },
    { uniKind: 'MACHINE', uniEvent: 'MACHINE_OTHER' },
    { uniKind: 'TRAVEL', uniEvent: 'TRAVEL_OTHER' },
  ];
  expect(asks('event', 'incidentPlace', claims)).toEqual([true, true, true, true, false]);
});

test('of an illness alone its first day is asked for', () => {
  const claims: ClaimDetail[] = [
    { uniEvent: 'PET_ILLNESS' },
    { uniEvent: 'PET_INJURY' },
    { uniEvent: 'PET_DEATH' },
  ];
  expect(asks('vet', 'firstSymptomsDate', claims)).toEqual([true, false, false]);
});

test('what the policy tells of an animal is asked for with the vet, whichever kind it is', () => {
  const kinds: NonNullable<NonNullable<ClaimDetail['policyPet']>['petKind']>[] = [
    'DOG',
    'CAT',
    'HORSE',
    'OTHER',
  ];
  const claims = kinds.map((petKind): ClaimDetail => ({
    policyNumberValid: true,
    uniEvent: 'PET_ILLNESS',
    policyPet: { petKind },
  }));
  expect(asks('vet', 'petKind', claims)).toEqual(kinds.map(() => true));
  expect(asks('vet', 'vaccinated', claims)).toEqual(kinds.map(() => true));
  expect(asks('vet', 'vaccinated', [{ uniEvent: 'PET_ILLNESS', policyPet: { petKind: 'DOG' } }])).toEqual([
    false,
  ]);
});

test('a mobile machine has a frame number, any other a name and a serial number', () => {
  const claims: ClaimDetail[] = [
    { machineKind: 'MOBILE' },
    { machineKind: 'STATIONARY' },
    { machineKind: 'ELECTRONICS' },
  ];
  expect(asks('machine', 'frameworkNo', claims)).toEqual([true, false, false]);
  expect(asks('machine', 'machineName', claims)).toEqual([false, true, true]);
  expect(asks('machine', 'serialNo', claims)).toEqual([false, true, true]);
  expect(asks('machine', 'numberUnknown', claims)).toEqual([true, true, true]);
});
