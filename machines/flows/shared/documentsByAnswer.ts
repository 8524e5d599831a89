import type { ClaimDetail } from '../../claim/claim.ts';

/** What answers make of a document. */
export interface ByAnswer {
  readonly code: string;
  readonly is: 'required' | 'optional' | 'left out';
  readonly when: (claim: ClaimDetail) => boolean;
}

const isTheft = ({ eventKinds = [] }: ClaimDetail) => eventKinds.includes('HAVODCIZENI');
const isHealth = ({ eventKinds = [] }: ClaimDetail) => eventKinds.includes('POVPOS_HEALTH');
const isDead = ({ injurySeverity }: ClaimDetail) => injurySeverity?.code === '4';
const actsForOthers = ({ reporterRole }: ClaimDetail) =>
  reporterRole === 'SERVICE' || reporterRole === 'BROKER' || reporterRole === 'OTHER';

/**
 * What single answers of a car claim make of a document, whatever kinds of event it tells: needed, helpful, or of no use.
 * The last line whose answers hold wins. Section 9, policy age guard: for a theft on a young policy we want to see how the
 * thing was come by.
 */
export const documentsByAnswer: readonly ByAnswer[] = [
  { code: 'INVOICE', is: 'required', when: ({ repairHandling }) => repairHandling === 'VEHICLE_FIXED' },
  { code: 'ESTIMATE', is: 'optional', when: ({ costBasis }) => costBasis === 'COSTING' },
  { code: 'POWER_OF_ATTORNEY', is: 'optional', when: actsForOthers },
  {
    code: 'POLICE_REPORT',
    is: 'left out',
    when: (claim) => claim.policeInvestigation === 'NO' && !isTheft(claim),
  },
  {
    code: 'POLICE_REPORT',
    is: 'required',
    when: ({ policeInvestigation }) => policeInvestigation === 'YES',
  },
  {
    code: 'OWNERSHIP_PROOF',
    is: 'required',
    when: (claim) => isTheft(claim) && claim.hasMax3yearsOldPolicy === true,
  },
  { code: 'DEATH_CERTIFICATE', is: 'left out', when: (claim) => isHealth(claim) && !isDead(claim) },
  { code: 'DEATH_CERTIFICATE', is: 'required', when: (claim) => isHealth(claim) && isDead(claim) },
  {
    code: 'PAIN_ASSESSMENT',
    is: 'required',
    when: (claim) => isHealth(claim) && claim.painForm === 'YES',
  },
  {
    code: 'PAIN_FEE_RECEIPT',
    is: 'required',
    when: (claim) => isHealth(claim) && claim.painForm === 'YES' && (claim.painFormFee ?? 0) > 0,
  },
];
