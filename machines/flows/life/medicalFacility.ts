/** Where somebody was treated. */
export const medicalFacility = { medicalFacilityType: true, medicalFacilityName: true } as const;
