import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { documentsFor } from '../../../machines/flows/shared/requiredDocuments.ts';
import type { ClaimDocument } from '../../../machines/service/documents.ts';
import { completeClaim } from '../../../server/claims/completeClaim.ts';
import { vehicleKeyOf } from '../../../server/claims/subjectOf.ts';
import { findVehicle } from './registers.ts';

interface Sent {
  readonly claimRequestUuid: string;
  readonly documents: readonly ClaimDocument[];
}

/**
 * Takes a claim as it was sent; gives it as the service registers it: with the VIN of the vehicle found, the injured complete, the
 * documents that were wanted and that came, and where it can be read. An addition to a claim has its documents alone.
 */
export const registered = (claim: ClaimDetail, { claimRequestUuid, documents }: Sent): ClaimDetail => {
  const uploadedDocTypes = [...new Set(documents.map(({ documentType = 'OTHER' }) => documentType))];
  if (claim.flowType !== 'DRAFT') return { ...claim, uploadedDocTypes };
  const vin = claim.vehicleFound ? findVehicle(vehicleKeyOf(claim))?.vin : undefined;
  const whole = completeClaim({ ...claim, ...(vin && { vin }) });
  const { required, optional } = documentsFor(whole);
  return {
    ...whole,
    requiredDocuments: [...required],
    optionalDocuments: [...optional],
    uploadedDocTypes,
    claimPreviewUrl: `/rest/claim/${claimRequestUuid}/preview.pdf`,
  };
};
