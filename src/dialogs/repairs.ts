import type { Path } from '#machines/claim/path.ts';
import type { QuestionName } from './flowDialog.ts';

const repairs: { readonly [K in QuestionName]?: readonly Path[] } = {
  vehicleNotFound: ['contactSearch', 'frameworkNo', 'registrationNo'],
  contractNotFound: ['contractSearch.main', 'policyNumber', 'contactSearch'],
  confirmReporterContacts: ['reporter.email', 'reporter.tel'],
  confirmReporterIdentification: ['policyNumber'],
  confirmVehicleIdentification: ['frameworkNo'],
  confirmPropertyAddress: ['insuredAddress.streetWithNumbers'],
  propertyAddressCheck: ['insured.address.streetWithNumbers'],
  vehicleCheck: ['registrationNo'],
  confirmBankAccount: ['bankContactType'],
  confirmEmptyBankAccount: ['bankContactType'],
  claimNotFound: ['claimNumber'],
  incidentDateDiffers: ['incidentDate'],
};

/** The answers that the way back of a dialog is there to correct, the one named first; none where it only goes back. */
export const repairsOf = (name: QuestionName): readonly Path[] => repairs[name] ?? [];
