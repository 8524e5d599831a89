import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { applyDependents } from '#machines/claim/dependents.ts';
import type { DamageKind, EventKind, VehicleRouting } from '#machines/claim/enums.ts';
import { vehicleRoutingOf } from '#machines/claim/derived/vehicleRouting.ts';

const none = { dependentFields: {}, changedPrimeFields: [] };

/** The claim after answers, where it differs from before. */
const after = (before: ClaimDetail, answers: ClaimDetail) =>
  applyDependents(before, { ...before, ...answers }, none).claim;

describe('the repair of a vehicle is routed', () => {
  test.each<[string, readonly EventKind[], string | undefined, VehicleRouting | undefined]>([
    ['nowhere while nothing has happened', [], undefined, undefined],
    ['as of a vehicle', ['HAVNEHODA'], undefined, 'VEHICLE'],
    ['as of a vehicle after an animal', ['HAVZVIRE'], undefined, 'VEHICLE'],
    ['as of a vehicle after vandalism', ['HAVVANDALISMUS'], undefined, 'VEHICLE'],
    ['as of a vehicle after a theft', ['HAVODCIZENI'], undefined, 'VEHICLE'],
    ['as of glass', ['HAVSKLA'], undefined, 'GLASS'],
    ['as after hail', ['HAVZIVEL'], 'HAIL', 'HAIL'],
    ['as of a vehicle after a flood', ['HAVZIVEL'], 'FLOOD', 'VEHICLE'],
    ['as of a vehicle while the peril is not told', ['HAVZIVEL'], undefined, 'VEHICLE'],
    ['as of glass, where hail was told of another event before', ['HAVSKLA'], 'HAIL', 'GLASS'],
    ['as of a vehicle of the injured', ['POVPOS_VEHICLE', 'POVPOS_THING'], undefined, 'VEHICLE'],
    ['as of glass of the injured', ['POVPOS_THING', 'POVPOS_GLASS'], undefined, 'GLASS'],
    ['together for glass and other parts', ['POVPOS_GLASS', 'POVPOS_VEHICLE'], undefined, 'FUSION'],
    ['nowhere where somebody is hurt', ['POVPOS_HEALTH'], undefined, undefined],
    [
      'nowhere where the vehicle is not ours to mend',
      ['POVPOJ_VEHICLE', 'POVPOJ_GLASS'],
      undefined,
      undefined,
    ],
  ])('%s', (_, eventKinds, elementType, routing) => {
    const claim: ClaimDetail = { eventKinds: [...eventKinds], ...(elementType && { elementType }) };
    expect(vehicleRoutingOf(claim)).toBe(routing);
  });

  test('anew where the peril turns out to be hail', () => {
    const before: ClaimDetail = { eventKinds: ['HAVZIVEL'], riskFlow: 'HAV', vehicleRouting: 'VEHICLE' };
    expect(after(before, { elementType: 'HAIL', hailDents: 40 })).toEqual({
      eventKinds: ['HAVZIVEL'],
      riskFlow: 'HAV',
      vehicleRouting: 'HAIL',
      elementType: 'HAIL',
      hailDents: 40,
    });
  });
});

describe('a report goes on without a contract', () => {
  test.each<[string, ClaimDetail, boolean | undefined]>([
    ['where none is known', { contractKnown: 'NO' }, true],
    ['where nobody is sure', { contractKnown: 'UNKNOWN' }, true],
    ['where the one that was named is not found', { contractKnown: 'YES', policyNumberValid: false }, true],
    ['not where one was named and found', { contractKnown: 'YES', policyNumberValid: true }, false],
    ['not where nobody asked', {}, undefined],
  ])('%s', (_, claim, dummyPolicy) => {
    expect(after({}, claim).dummyPolicy).toBe(dummyPolicy);
  });
});

describe('a contract is known', () => {
  const reason = { reasonToChooseInsurance: 'Pojistku platím u vás.' };

  test.each<[string, ClaimDetail, ClaimDetail, ClaimDetail['contractKnown']]>([
    ['by its number', {}, { claimType: 'property', policyNumber: '4400032164' }, 'YES'],
    [
      'by the number that a vehicle was searched for with',
      {},
      { claimType: 'car', contractSearch: { main: '4400019720' } },
      'YES',
    ],
    [
      'not where the reporter only says what they know of it',
      {},
      { claimType: 'liability', ...reason },
      'NO',
    ],
    [
      'not where only the contract of the journey is named',
      {},
      { claimType: 'uniflow', tripContractNo: 'CK 12/2026' },
      'NO',
    ],
    [
      'by its number, whatever else is said',
      {},
      { claimType: 'property', policyNumber: '4400032164', ...reason },
      'YES',
    ],
    [
      'no longer where its number is taken away',
      { claimType: 'property', policyNumber: '4400032164', contractKnown: 'YES' },
      { policyNumber: undefined },
      undefined,
    ],
    [
      'as a draft of an earlier form has it, where nothing is changed',
      { claimType: 'property', contractKnown: 'NO', ...reason },
      {},
      'NO',
    ],
    ['to nobody who has said nothing of it', {}, { claimType: 'property' }, undefined],
    [
      'to nobody in the line that also looks for it by who is insured',
      {},
      { claimType: 'life', policyNumber: '4400000017' },
      undefined,
    ],
  ])('%s', (_, before, answers, contractKnown) => {
    expect(after(before, answers).contractKnown).toBe(contractKnown);
  });
});

describe('an account', () => {
  test('says its type again', () => {
    const bankContact = { iban: 'DE89370400440532013000' };
    expect(after({}, { bankContactType: 'FOREIGN', bankContact }).bankContact).toEqual({
      type: 'FOREIGN',
      ...bankContact,
    });
  });

  test('that was known before its type keeps its own', () => {
    const claim: ClaimDetail = { bankContact: { type: 'FOREIGN', iban: 'DE89370400440532013000' } };
    expect(after({}, claim)).toEqual(claim);
  });
});

test.each<[string, DamageKind[], VehicleRouting]>([
  ['alone', ['GLASS'], 'GLASS'],
  ['together with the rest of the vehicle', ['GLASS', 'VEHICLE'], 'FUSION'],
])('glass of somebody harmed is mended %s', (_, damageKinds, glassRouting) => {
  const glass = { registrationNo: '2AB2345' };
  const { injuredParties } = after(
    { eventKinds: ['POVPOJ_GLASS'], riskFlow: 'POVPOJ' },
    { injuredParties: [{ damageKinds, damagedGlassVehicles: [glass] }] },
  );
  expect(injuredParties).toEqual([{ damageKinds, damagedGlassVehicles: [{ ...glass, glassRouting }] }]);
});
