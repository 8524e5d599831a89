import type { ClaimDetail } from '#machines/claim/claim.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { flows } from '#machines/flows/index.ts';
import { documentTypes, type ClaimDocument } from '#machines/service/documents.ts';
import { completeClaim } from '#server/finalize/completeClaim.ts';
import { filesOf, isDamagePhoto } from '#server/finalize/sentFiles.ts';

interface Sent {
  readonly claimRequestUuid: string;
  readonly documents: readonly ClaimDocument[];
}

/**
 * A claim that was sent, as the service registers it: with the injured complete, the documents that
 * were wanted and those that came, and where it can be read. An addition to a claim has only its documents.
 */
export const registered = (claim: ClaimDetail, { claimRequestUuid, documents }: Sent): ClaimDetail => {
  const uploadedDocTypes = [...documentTypes(documents)];
  const flow = flows.find((one) => one.claimType === claim.claimType && one.flowType === claim.flowType);
  if (!flow || flow.flowType !== 'DRAFT')
    return { ...claim, uploadedFiles: [...filesOf(documents)], uploadedDocTypes };
  // Whose policy it is was told to whoever reported; it is nothing of the claim.
  const { maskedInsured: _, ...whole } = completeClaim(claim, {});
  const { required, optional } = documentsFor(flow, whole);
  return {
    ...whole,
    ...(claim.claimType === 'life' && { lifeQueueingEnabled: false }),
    uploadedFiles: [...filesOf(documents)],
    damagePhotoDocumentation: [...filesOf(documents.filter(isDamagePhoto))],
    requiredDocuments: [...required],
    optionalDocuments: [...optional],
    uploadedDocTypes,
    claimPreviewUrl: `/rest/claim/${claimRequestUuid}/preview.pdf`,
  };
};
