import type { ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Path } from '#machines/claim/path.ts';
import { Agreements } from './Agreements.tsx';
import { DialogFacts } from './DialogFacts.tsx';
import type { QuestionName } from './flowDialog.ts';
import { RemovedRow } from './RemovedRow.tsx';

type Content = (props: { readonly claim: ClaimDetail }) => ReactNode;

const facts =
  (...paths: readonly Path[]): Content =>
  ({ claim }) => <DialogFacts claim={claim} paths={paths} />;

/** What a dialog shows of the answers it asks about, by its name. */
export const dialogContent: { readonly [K in QuestionName]?: Content } = {
  confirmReporterContacts: facts('reporter.email', 'reporter.tel'),
  confirmReporterIdentification: facts('policyNumber', 'maskedInsured', 'reporter.fullName'),
  confirmVehicleIdentification: facts('vehicleManufacturer', 'vehicleModel', 'manufactureYear'),
  vehicleNotFound: facts('contactSearch', 'frameworkNo'),
  contractNotFound: facts('contractSearch.main', 'policyNumber', 'contactSearch', 'incidentDate'),
  confirmPropertyAddress: facts('insuredAddress'),
  propertyAddressCheck: facts('insured.address'),
  vehicleCheck: facts('registrationNo', 'vehicleManufacturer', 'vehicleModel', 'manufactureYear'),
  confirmInjuredRemoval: RemovedRow,
  continueWithBlankInjured: RemovedRow,
  confirmClaimantRemoval: RemovedRow,
  continueWithBlankClaimant: RemovedRow,
  finaliseNonLife: Agreements,
  confirmFinal: Agreements,
};
