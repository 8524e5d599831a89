import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { today } from '../../machines/claim/clock.ts';
import { documentsFor } from '../../machines/flows/shared/requiredDocuments.ts';
import { calls } from '../../machines/service/calls.ts';
import { serviceOf, type FinalizeAnswer } from '../../machines/service/claimRequest.ts';
import type { ClaimDocument } from '../../machines/service/documents.ts';
import { pathOf } from '../../machines/service/pathOf.ts';
import type { StoredClaimRow } from '../auth/getOwnClaim.ts';
import { documentTypes } from '../documents/documentTypes.ts';
import { findDocuments } from '../documents/findDocuments.ts';
import type { Job } from '../process/runner.ts';
import type { Service } from '../service.ts';
import type { Queries } from '../store/tables.ts';
import { nextClaimNumber } from './claimNumber.ts';
import { claimsDataOf } from './claimsData.ts';
import { completeClaim } from './completeClaim.ts';
import type { ExaminedClaim } from './examineClaim.ts';
import { takeFinalizing } from './takeFinalizing.ts';

export interface Registration extends ExaminedClaim {
  readonly row: StoredClaimRow;
  readonly job: Job;
}

/**
 * Registers an examined claim in one transaction: number, result, register, end of the process. Of two who try,
 * one registers; the other finds it done and changes nothing.
 */
export async function registerClaim(service: Service, registration: Registration): Promise<void> {
  const { row, job } = registration;
  await service.db.transaction().execute(async (trx) => {
    const open = await takeFinalizing(trx, row.uuid, job.id);
    if (open) await write(trx, service, registration);
  });
}

async function write(
  trx: Queries,
  service: Service,
  { row, job, claim: examined, decision }: Registration,
): Promise<void> {
  const claim = { ...completeClaim(examined), claimPreviewUrl: previewUrlOf(row) };
  const claimNumber = await nextClaimNumber(trx, row.claim_type, today().slice(0, 4));
  const documents = job.save_docs ? await findDocuments(trx, row.uuid) : [];
  const claimsData = claimsDataOf({
    claimRequestUuid: row.uuid,
    type: row.claim_type,
    claimNumber,
    claim,
    decision,
    documents,
    needed: documentsFor(claim),
  });
  const status = claim.lifeQueueingEnabled && row.claim_type === 'life' ? 'IN_QUEUE' : 'COMPLETED';
  const result: FinalizeAnswer = {
    activeClaimUuid: row.uuid,
    activeBaseClaimUuid: claim.consequentClaimRequest?.activeBaseClaimUuid ?? row.uuid,
    type: row.claim_type,
    claimsData: [claimsData],
    claimList: [{ claimRequestUuid: row.uuid, claimNumber, type: row.claim_type, status, rejected: false }],
    documentsUploadResult: documents.length > 0 ? 'UPLOADED_ALL' : 'UPLOAD_WAS_SKIPPED',
  };
  await trx
    .updateTable('claim_request')
    .set({
      state: 'FINAL',
      detail: JSON.stringify({ ...claim, ...documentCodes(claim, documents) }),
      decision: JSON.stringify(decision),
      result: JSON.stringify(result),
      claim_number: claimNumber,
      updated_at: service.now(),
    })
    .where('uuid', '=', row.uuid)
    .execute();
  await enter(trx, { row, claim, decision }, claimNumber);
  if (job.save_docs) {
    await trx.updateTable('attachment').set({ kept: true }).where('claim_uuid', '=', row.uuid).execute();
  }
  await trx.updateTable('process').set({ state: 'FIN' }).where('id', '=', job.id).execute();
}

async function enter(
  trx: Queries,
  { row, claim, decision }: Omit<Registration, 'job'>,
  claimNumber: string,
): Promise<void> {
  await trx
    .insertInto('registered_claim')
    .values({
      claim_number: claimNumber,
      claim_type: row.claim_type,
      policy_number: decision.policyNumber ?? claim.policyNumber ?? null,
      registration_no: claim.registrationNo ?? null,
      vin: claim.vin ?? null,
      incident_date: claim.incidentDate ?? null,
      claim_uuid: row.uuid,
    })
    .execute();
}

// What was asked for and what came, as it stood when the claim was sent.
function documentCodes(claim: ClaimDetail, documents: readonly ClaimDocument[]) {
  const { required, optional } = documentsFor(claim);
  return {
    requiredDocuments: required,
    optionalDocuments: optional,
    uploadedDocTypes: documentTypes(documents),
  };
}

const previewUrlOf = ({ flow_type, uuid }: StoredClaimRow): string =>
  pathOf(calls.claimPreview.path, { service: serviceOf[flow_type], claimRequestUuid: uuid });
