const codelists: Readonly<Record<string, string>> = {
  activity: 'activity',
  careType: 'care-type',
  claimantRole: 'contract-role',
  country: 'country',
  damagedParts: 'damaged-parts',
  deathCause: 'death-cause',
  elementType: 'element-type',
  firstImpact: 'damaged-parts',
  glassParts: 'damaged-parts',
  healthCause: 'health-cause-type',
  hospitalizationCount: 'hospitalization-count',
  injuryType: 'injury-type',
  ivfCycleNumber: 'ivf-cycle-number',
  jobType: 'job-type',
  medicalFacilityType: 'medical-facility-type',
  noWorkCause: 'no-work-cause',
  relationToInsured: 'contract-role',
  vehicleSort: 'vehicle-sort',
};

/**
 * Finds the codelist that has the words of an answer.
 *
 * @param field the last word of the field's name
 * @returns undefined for an answer whose words stand beside its field, and for one that needs none
 */
export const codelistOf = (field: string): string | undefined => codelists[field];

const amounts: readonly string[] = ['costs', 'price', 'painFormFee'];

/** @returns true where the number told is money; takes the last word of the field's name */
export const isAmount = (field: string): boolean => amounts.includes(field);
