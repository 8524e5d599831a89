/** Dialogs that a page may open before the next one, by their names in section 2. */
export const dialogs = [
  'confirmVehicleIdentification',
  'contractNotFound',
  'confirmReporterContacts',
  'finaliseNonLife',
  'confirmPropertyAddress',
  'propertyAddressCheck',
  'vehicleCheck',
  'confirmBankAccount',
  'confirmEmptyBankAccount',
  'confirmFinal',
  'confirmReporterIdentification',
  'vehicleNotFound',
  'duplicateFound',
  'claimNotFound',
  'incidentDateDiffers',
  'confirmInjuredRemoval',
  'continueWithBlankInjured',
  'confirmClaimantRemoval',
  'continueWithBlankClaimant',
] as const;
export type DialogName = (typeof dialogs)[number];
