import type { ClaimDetail } from '../claim.ts';

/** What a person who is not the insured may be to a life contract: codes of the codelist `contract-role`. */
const afterDeath = [
  'POLICYHOLDER',
  'BENEFICIARY',
  'ENTITLED',
  'HEIR',
  'LEGAL_REPRESENTATIVE',
  'GUARDIAN',
  'ATTORNEY',
];
const inLife = ['POLICYHOLDER', 'ENTITLED', 'LEGAL_REPRESENTATIVE', 'GUARDIAN', 'ATTORNEY', 'EMPLOYER'];
const ofVehicle = ['OWNER', 'OPERATOR', 'DRIVER', 'PASSENGER'];

/**
 * Tells which relations to the contract are offered to the one who reports.
 *
 * @param claim the claim so far, with its risk
 * @returns of a death, who may ask for the money; loans, journeys and seats in a vehicle may turn out to be one
 */
export const contractRolesOf = ({ appliedRiskId }: ClaimDetail): readonly string[] => {
  if (appliedRiskId === 'UMR') return afterDeath;
  if (appliedRiskId === 'BAN' || appliedRiskId === 'CPZ') return [...afterDeath, 'EMPLOYER'];
  return appliedRiskId === 'SED' ? [...afterDeath, ...ofVehicle] : inLife;
};

/** Who asks for the money of a death. */
export const claimantRoles: readonly string[] = afterDeath;

/** @returns true where the one who reports tells their relation to the contract: not the insured, nor one who does it by trade */
export const isRelationAsked = ({ reporterRole }: ClaimDetail): boolean =>
  reporterRole === 'LEGAL_REP' || reporterRole === 'OTHER';
