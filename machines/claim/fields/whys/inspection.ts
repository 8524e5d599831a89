/** What a clerk needs the answers of `fields/inspection.ts` for. */
export const inspectionWhys = {
  repairHandling: 'repair',
  propertyRepairHandling: 'repair',
  repairShop: 'repair',
  inspectionMethod: 'inspection',
  inspectionPlace: 'inspection',
  placeId: 'inspection',
  contactPerson: 'inspection',
  costBasis: 'costBasis',
} as const;
