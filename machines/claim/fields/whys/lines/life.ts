/** What a clerk needs the answers of `fields/lines/life.ts` for. */
export const lifeWhys = {
  appliedRiskId: 'cover',
  claimEventType: 'cover',
  relationToInsured: 'role',
  familyRelation: 'role',
  jobType: 'occupation',
  searchBy: 'policy',
} as const;
