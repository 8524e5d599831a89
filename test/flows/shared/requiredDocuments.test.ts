import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { documentsFor } from '../../../machines/flows/shared/requiredDocuments.ts';

describe('the documents of a claim', () => {
  test('an accident needs photos, and the paperwork of the road helps', () => {
    expect(documentsFor({ claimType: 'car', eventKinds: ['HAVNEHODA'] })).toEqual({
      required: ['DAMAGE_PHOTO'],
      optional: [
        'ACCIDENT_REPORT',
        'POLICE_REPORT',
        'VEHICLE_LOG',
        'VEHICLE_REGISTRATION',
        'DRIVING_LICENCE',
        'BANK_CONSENT',
        'INVOICE',
        'ESTIMATE',
      ],
    });
  });

  test.each<[string, ClaimDetail, string[]]>([
    ['a car before the event is chosen', { claimType: 'car' }, ['DAMAGE_PHOTO']],
    [
      'an accident whose vehicle is already repaired',
      { claimType: 'car', eventKinds: ['HAVNEHODA'], repairHandling: 'VEHICLE_FIXED' },
      ['DAMAGE_PHOTO', 'INVOICE'],
    ],
    [
      'a theft',
      { claimType: 'car', eventKinds: ['HAVODCIZENI'] },
      ['POLICE_REPORT', 'VEHICLE_LOG', 'KEYS_PROTOCOL'],
    ],
    ['damage caused', { claimType: 'car', eventKinds: ['POVPOJ_GLASS'] }, ['ACCIDENT_REPORT']],
    [
      'damage suffered to a vehicle and to health',
      { claimType: 'car', eventKinds: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'] },
      ['DAMAGE_PHOTO', 'HEALTH_RECORD'],
    ],
    [
      'an injury at work',
      { claimType: 'liability', riskFlow: 'ODPPRAC' },
      ['WORK_INJURY_RECORD', 'PAIN_ASSESSMENT'],
    ],
    [
      'a self-employed person who cannot work',
      { claimType: 'life', appliedRiskId: 'PN', insured: { employeeType: 'SELF_EMPLOYEE' } },
      ['SICK_NOTE', 'OSSZ_CONFIRMATION'],
    ],
    [
      'a loan after a death',
      { claimType: 'life', appliedRiskId: 'BAN', claimEventType: 'DEATH' },
      ['DEATH_CERTIFICATE', 'DEATH_CAUSE'],
    ],
    ['a pet', { claimType: 'uniflow', uniKind: 'PET' }, ['VET_REPORT', 'VET_INVOICE']],
    ['a claim of an unknown kind', {}, []],
  ])('of %s', (_, claim, required) => {
    expect(documentsFor(claim).required).toEqual(required);
  });

  test('are never both needed and merely helpful', () => {
    const claim: ClaimDetail = { claimType: 'car', eventKinds: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'] };
    const { required, optional } = documentsFor(claim);
    expect(optional.filter((code) => required.includes(code))).toEqual([]);
  });
});
