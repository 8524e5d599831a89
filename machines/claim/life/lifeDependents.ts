import type { ClaimDetail } from '../claim.ts';
import { contractRolesOf, isRelationAsked } from './contractRoles.ts';
import { isInClub, isRide, isSport } from './activity.ts';
import { areLimbPartsHurt } from './limbParts.ts';

type Asked = { only: readonly string[]; when: (claim: ClaimDetail) => boolean };

/** Answer changed -> answers that fall. */
export const lifeFallsWith: Readonly<Record<string, readonly string[]>> = {
  appliedRiskId: ['claimEventType', 'searchBy', 'ocrAllowed'],
  registrationNo: ['policyNumberValid', 'dummyPolicy', 'hasMax3yearsOldPolicy'],
  birthNumber: ['policyNumberValid', 'dummyPolicy', 'hasMax3yearsOldPolicy'],
  policyNumberValid: ['continueWithoutPolicy'],
};

/** Answers that have a place in a life claim only while another answer asks for them. */
export const lifeAskedOnly: readonly Asked[] = [
  { only: ['trafficRole', 'seatBelt'], when: ({ activity }) => activity === undefined || isRide(activity) },
  { only: ['athleteLevel'], when: ({ activity }) => activity === undefined || isSport(activity) },
  {
    only: ['sportClub', 'registeredAthlete'],
    when: ({ athleteLevel }) => athleteLevel === undefined || isInClub(athleteLevel),
  },
  { only: ['treatmentTo'], when: ({ treatmentEnded = 'YES' }) => treatmentEnded === 'YES' },
  {
    only: ['hospitalizationCount', 'hospitalizations'],
    when: ({ hospitalized = 'YES' }) => hospitalized === 'YES',
  },
  { only: ['surgeryDate'], when: ({ surgery = 'YES' }) => surgery === 'YES' },
  { only: ['dateTo'], when: ({ ongoing }) => ongoing !== true },
  { only: ['assistanceCaseNo'], when: ({ assistanceContacted = 'YES' }) => assistanceContacted === 'YES' },
  { only: ['otherInsurer'], when: ({ otherInsurance = 'YES' }) => otherInsurance === 'YES' },
  { only: ['claimantRole'], when: (claim) => !isRelationAsked(claim) },
  {
    only: ['relationToInsured'],
    when: (claim) =>
      claim.relationToInsured === undefined || contractRolesOf(claim).includes(claim.relationToInsured),
  },
  { only: ['limbParts'], when: areLimbPartsHurt },
  { only: ['scarLengthCm'], when: ({ faceImpacts }) => faceImpacts?.includes('SCAR') ?? true },
  { only: ['teethCount'], when: ({ faceImpacts }) => faceImpacts?.includes('TEETH') ?? true },
];
