import type { FinalizeAnswer } from '../../machines/service/claimRequest.ts';
import type { ClaimDocument } from '../../machines/service/documents.ts';
import { Failure } from '../../machines/service/failures.ts';
import { documentTypes } from '../documents/documentTypes.ts';
import { findDocuments } from '../documents/findDocuments.ts';
import type { Service } from '../service.ts';
import { emptyClaimsData } from './claimsData.ts';
import { findRegistered } from './duplicates.ts';
import type { Registration } from './registerClaim.ts';
import { takeFinalizing } from './takeFinalizing.ts';

/**
 * Adds documents or a question to the claim they name, in one transaction: the link to the claim, the result, the end of the
 * process. Done twice it adds once.
 *
 * @throws Failure 245000005 for an upload without a file, 245000030 for a claim nobody knows
 */
export async function registerAddition(
  service: Service,
  { row, job, ...examined }: Registration,
): Promise<void> {
  const { claim, decision } = examined;
  await service.db.transaction().execute(async (trx) => {
    const added = await takeFinalizing(trx, row.uuid, job.id);
    if (!added) return;
    const registered = await findRegistered(trx, claim.claimNumber ?? '');
    if (!registered) {
      throw new Failure('245000030', { params: { page: 'claimIdentification', name: 'claimNumber' } });
    }
    const documents = job.save_docs ? await findDocuments(trx, row.uuid) : [];
    if (row.flow_type === 'UPLOAD' && documents.length === 0) throw new Failure('245000005');
    const { claim_number: claimNumber } = registered;
    await trx
      .insertInto('claim_addition')
      .values({ claim_uuid: row.uuid, claim_number: claimNumber, created_at: service.now() })
      .execute();
    await trx
      .updateTable('claim_request')
      .set({
        state: 'FINAL',
        detail: JSON.stringify({ ...claim, uploadedDocTypes: documentTypes(documents) }),
        decision: JSON.stringify(decision),
        result: JSON.stringify(resultOf(row, claimNumber, documents)),
        updated_at: service.now(),
      })
      .where('uuid', '=', row.uuid)
      .execute();
    await trx.updateTable('attachment').set({ kept: true }).where('claim_uuid', '=', row.uuid).execute();
    await trx.updateTable('process').set({ state: 'FIN' }).where('id', '=', job.id).execute();
  });
}

// Whoever holds a claim number learns nothing of the claim but that it took what they sent.
function resultOf(
  { uuid, claim_type: type }: Registration['row'],
  claimNumber: string,
  documents: readonly ClaimDocument[],
): FinalizeAnswer {
  const counts = { uploadedDocCount: documents.length, uploadedOptionalDocCount: documents.length };
  return {
    activeClaimUuid: uuid,
    activeBaseClaimUuid: uuid,
    type,
    claimsData: [{ ...emptyClaimsData(uuid, type), ...counts, claimNumber }],
    claimList: [{ claimRequestUuid: uuid, claimNumber, type, status: 'COMPLETED', rejected: false }],
    documentsUploadResult: documents.length > 0 ? 'UPLOADED_ALL' : 'UPLOAD_WAS_SKIPPED',
  };
}
