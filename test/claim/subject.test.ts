import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { damagedKeyOf, namesIn, policyKeyOf, vehicleKeyOf } from '#machines/claim/subject.ts';

const vin = 'TMBJJ7NE8H0123456';

describe('what a claim is about', () => {
  test.each<[string, ClaimDetail, object | undefined]>([
    ['a plate', { contactSearch: '1AB2345', vin }, { registrationNo: '1AB2345' }],
    ['a VIN', { contactSearch: vin }, { vin }],
    ['a number of a policy', { contactSearch: '4400018683' }, { policyNumber: '4400018683' }],
    [
      'a number that could be a birth number',
      { contactSearch: '6405049134' },
      { policyNumber: '6405049134' },
    ],
    ['a plate filled in', { registrationNo: '1AB2345', vin }, { registrationNo: '1AB2345' }],
    ['the number of a machine', { frameworkNo: 'X1' }, { frameworkNo: 'X1' }],
    [
      'a plate filled in for a vehicle that was refused',
      { contactSearch: '4UI5655', vehicleRefused: true, vehicleFound: false, registrationNo: '1AB2345' },
      { registrationNo: '1AB2345' },
    ],
    ['nothing where the one found was refused', { contactSearch: vin, vehicleRefused: true }, undefined],
    [
      'what was searched for, once something is found again',
      { contactSearch: vin, vehicleRefused: true, vehicleFound: true },
      { vin },
    ],
    ['nothing', {}, undefined],
  ])('names the vehicle by %s', (_, claim, key) => {
    expect(vehicleKeyOf(claim)).toEqual(key);
  });

  test.each<[string, ClaimDetail, object | undefined]>([
    [
      'the contract told beside the vehicle',
      { contactSearch: '1AB2345', contractKnown: 'YES', contractSearch: { main: '4400019720' } },
      { policyNumber: '4400019720' },
    ],
    [
      'the vehicle, where the contract told before is not known any more',
      { contactSearch: '1AB2345', contractKnown: 'NO', contractSearch: { main: '4400019720' } },
      { registrationNo: '1AB2345' },
    ],
    ['its number', { policyNumber: '4400000017' }, { policyNumber: '4400000017' }],
    [
      'what it is searched by',
      { searchBy: 'REGISTRATION_NO', policyNumber: '4400000017', registrationNo: '1AB2345' },
      { registrationNo: '1AB2345' },
    ],
    [
      'the birth number of the insured',
      { searchBy: 'BIRTH_NUMBER', policyNumber: '4400000017', birthNumber: '8411049031' },
      { birthNumber: '8411049031' },
    ],
    ['nothing', { birthNumber: '8411049031' }, undefined],
  ])('names the policy by %s', (_, claim, key) => {
    expect(policyKeyOf(claim)).toEqual(key);
  });

  const harmed = { eventKinds: ['POVPOS_VEHICLE'], contactSearch: '5TZ3630' } satisfies ClaimDetail;
  test.each<[string, ClaimDetail, object | undefined]>([
    [
      'that of the claim',
      { eventKinds: ['HAVSKLA'], contactSearch: '4UI5655' },
      { registrationNo: '4UI5655' },
    ],
    [
      'none where it was refused',
      { contactSearch: '4UI5655', vehicleRefused: true, registrationNo: '4UI5655' },
      undefined,
    ],
    ['none while the injured has told none', harmed, undefined],
    [
      'their own where the injured reports',
      { ...harmed, injuredParties: [{ damagedVehicles: [{ registrationNo: '4UI5655' }] }] },
      { registrationNo: '4UI5655' },
    ],
    ['their own by its glass', { ...harmed, injuredParties: [{ damagedGlassVehicles: [{ vin }] }] }, { vin }],
    [
      'their own machine',
      { ...harmed, injuredParties: [{ damagedVehicles: [{ engineNumber: 'X1' }] }] },
      { frameworkNo: 'X1' },
    ],
  ])('names the damaged vehicle by %s', (_, claim, key) => {
    expect(damagedKeyOf(claim)).toEqual(key);
  });

  test('names the vehicle and the policy by all that was told', () => {
    expect(namesIn({ contactSearch: '1AB2345', vin, policyNumber: '4400018683' })).toEqual({
      registrationNo: '1AB2345',
      vin,
      policyNumber: '4400018683',
    });
  });
});
