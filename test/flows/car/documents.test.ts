import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { carDraft } from '#machines/flows/car/draft.ts';

// What is needed and what helps, by what happened. Source: the documents agreed for each kind (test/flows/sources/documents.json), and
// what was decided since (documents.test.ts beside it).

const open =
  'ACCIDENT_REPORT POLICE_REPORT VEHICLE_LOG VEHICLE_REGISTRATION DRIVING_LICENCE INVOICE ESTIMATE';
const suffered = (...eventKinds: NonNullable<ClaimDetail['eventKinds']>): ClaimDetail => ({
  eventKinds,
  riskFlow: 'POVPOS',
});

describe('the documents', () => {
  test.each<[what: string, claim: ClaimDetail, needed: string, helping: string]>([
    ['before anybody says what happened', {}, 'DAMAGE_PHOTO', open],
    ['of an accident', { eventKinds: ['HAVNEHODA'] }, 'DAMAGE_PHOTO', open],
    ['of broken glass', { eventKinds: ['HAVSKLA'] }, 'DAMAGE_PHOTO', 'INVOICE VEHICLE_REGISTRATION'],
    [
      'of vandals',
      { eventKinds: ['HAVVANDALISMUS'] },
      'DAMAGE_PHOTO',
      'POLICE_REPORT VEHICLE_REGISTRATION INVOICE ESTIMATE',
    ],
    [
      'of an attempted theft',
      { eventKinds: ['HAVODCIZENI'], theftKind: 'ATTEMPT' },
      'DAMAGE_PHOTO',
      'POLICE_REPORT VEHICLE_REGISTRATION INVOICE ESTIMATE',
    ],
    [
      'of a stolen part',
      { eventKinds: ['HAVODCIZENI'], theftKind: 'PART' },
      'POLICE_REPORT DAMAGE_PHOTO',
      'OWNERSHIP_PROOF INVOICE ESTIMATE VEHICLE_REGISTRATION',
    ],
    [
      'of stolen luggage',
      { eventKinds: ['HAVODCIZENI'], theftKind: 'LUGGAGE' },
      'POLICE_REPORT',
      'OWNERSHIP_PROOF INVOICE DAMAGE_PHOTO',
    ],
    [
      'of a stolen vehicle with a policy, whose lender must agree',
      { eventKinds: ['HAVODCIZENI'], theftKind: 'WHOLE_VEHICLE', policyNumberValid: true },
      'POLICE_REPORT VEHICLE_LOG',
      'KEYS_PROTOCOL OWNERSHIP_PROOF POWER_OF_ATTORNEY BANK_CONSENT',
    ],
    [
      'of an accident with a large damage, too',
      { eventKinds: ['HAVNEHODA'], damageSize: 'LARGE', policyNumberValid: true },
      'DAMAGE_PHOTO',
      `${open} BANK_CONSENT`,
    ],
    [
      'of glass somebody broke',
      suffered('POVPOS_GLASS'),
      'DAMAGE_PHOTO',
      'ACCIDENT_REPORT POLICE_REPORT VEHICLE_LOG AT_FAULT_INSURER INVOICE',
    ],
    [
      'of a thing somebody broke',
      suffered('POVPOS_THING'),
      'DAMAGE_PHOTO',
      'OWNERSHIP_PROOF INVOICE ACCIDENT_REPORT POLICE_REPORT AT_FAULT_INSURER',
    ],
    [
      'of a fence somebody broke',
      suffered('POVPOS_PROPERTY'),
      'DAMAGE_PHOTO',
      'OWNERSHIP_PROOF INVOICE ESTIMATE ACCIDENT_REPORT POLICE_REPORT AT_FAULT_INSURER',
    ],
  ])('%s', (_what, claim, needed, helping) => {
    const { required, optional } = documentsFor(carDraft, claim);
    expect({ needed: required.join(' '), helping: optional.join(' ') }).toEqual({ needed, helping });
  });
});
