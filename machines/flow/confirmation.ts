import type { Rule } from './rule.ts';

/** Dialogs that a page may put before the next one, by the names of section 2. */
export const confirmations = [
  'confirmVehicleIdentification',
  'contractNotFound',
  'costingRiskInfo',
  'confirmReporterContacts',
  'confirmHomeRepairBranch',
  'confirmRecommendedShop',
  'preClient',
  'finaliseNonLife',
  'waitForContact',
  'confirmPropertyAddress',
  'nonContractService',
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
] as const;

/** A dialog that a page may put before the next one. */
export interface Confirmation {
  readonly dialog: (typeof confirmations)[number];
  /** Asked only when this holds for the answers just given and looked up. */
  readonly when?: Rule;
}
