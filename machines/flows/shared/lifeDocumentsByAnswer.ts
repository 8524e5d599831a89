import type { ClaimDetail } from '../../claim/claim.ts';
import { isOnYoungPolicy } from '../../claim/life/lifePolicyAge.ts';
import type { ByAnswer } from './documentsByAnswer.ts';

const isDead = ({ injurySeverity }: ClaimDetail) => injurySeverity?.code === '4';
const isSeats = ({ appliedRiskId }: ClaimDetail) => appliedRiskId === 'SED';
const isJourney = ({ appliedRiskId }: ClaimDetail) => appliedRiskId === 'CPZ';
const isDeathOnJourney = (claim: ClaimDetail) => isJourney(claim) && claim.claimEventType === 'DEATH';

/**
 * What single answers of a life claim make of a document, beside the row of its risk. The last line whose answers hold wins.
 * Section 9, policy age guard: on a young policy we want to see the health record.
 */
export const lifeDocumentsByAnswer: readonly ByAnswer[] = [
  { code: 'HEALTH_RECORD', is: 'required', when: isOnYoungPolicy },
  { code: 'POLICE_REPORT', is: 'left out', when: ({ policeInvestigation }) => policeInvestigation === 'NO' },
  { code: 'POLICE_REPORT', is: 'required', when: ({ policeInvestigation }) => policeInvestigation === 'YES' },
  { code: 'DEATH_CERTIFICATE', is: 'required', when: (claim) => isSeats(claim) && isDead(claim) },
  {
    code: 'DEATH_CERTIFICATE',
    is: 'left out',
    when: (claim) => isSeats(claim) && claim.injurySeverity !== undefined && !isDead(claim),
  },
  { code: 'DEATH_CERTIFICATE', is: 'required', when: isDeathOnJourney },
  {
    code: 'DEATH_CERTIFICATE',
    is: 'left out',
    when: (claim) => isJourney(claim) && !isDeathOnJourney(claim),
  },
  {
    code: 'SCAR_PHOTO',
    is: 'required',
    when: ({ appliedRiskId, faceImpacts }) =>
      appliedRiskId === 'TN' && faceImpacts?.includes('SCAR') === true,
  },
  { code: 'WORK_INJURY_RECORD', is: 'left out', when: ({ workInjury }) => workInjury === 'NO' },
  {
    code: 'BIRTH_CERTIFICATE',
    is: 'left out',
    when: ({ appliedRiskId, ageGroup }) => appliedRiskId === 'DNL' && ageGroup === 'ADULT',
  },
  // Who is cared for in the other ways is a child, or may be one.
  { code: 'BIRTH_CERTIFICATE', is: 'left out', when: ({ careType }) => careType === 'SICK_RELATIVE' },
  { code: 'SCHOOL_INJURY_RECORD', is: 'left out', when: ({ ageGroup }) => ageGroup === 'ADULT' },
  { code: 'SICK_NOTE_END', is: 'left out', when: ({ ongoing }) => ongoing === true },
  { code: 'CHILD_CARE_END', is: 'left out', when: ({ ongoing }) => ongoing === true },
];
