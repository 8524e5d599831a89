import { ContractRole, ClaimEventType, PolicySearch } from '#machines/claim/codes/life.ts';
import { describedCodes, field, grid, inline, oneOf, radio } from '#machines/subject/control.ts';
import { AgeGroup, FamilyRelation, RiskCode } from '#machines/claim/enums.ts';
import { code } from '#machines/claim/fields/text.ts';

/** The risk that is claimed, and of a loan or a journey what happened. */
export const riskFields = {
  appliedRiskId: field(RiskCode, grid),
  claimEventType: field(ClaimEventType, grid),
};

/** What the reporter and the insured are to each other and to the contract. */
export const relationFields = {
  /** The reporter's role in the contract. */
  relationToInsured: field(ContractRole, describedCodes('contract-role')),
  /** What the reporter is to the insured. */
  familyRelation: field(FamilyRelation, radio),
  ageGroup: field(AgeGroup, inline),
  jobType: field(code(), oneOf('job-type')),
};

/** What a policy is searched by. */
export const policySearchFields = { searchBy: field(PolicySearch, radio) };
