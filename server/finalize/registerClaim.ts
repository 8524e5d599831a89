import { sql } from 'kysely';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { claimNumberOf } from '../../machines/claim/claimNumber.ts';
import { today } from '../../machines/claim/clock.ts';
import type { ClaimType } from '../../machines/claim/enums.ts';
import { maskedEnd } from '../../machines/claim/writing/masked.ts';
import { valueAt } from '../../machines/claim/valueAt.ts';
import { documentsFor } from '../../machines/flow/documents.ts';
import { findLine } from '../../machines/flows/lines.ts';
import { calls } from '../../machines/service/calls.ts';
import { serviceOf, type FinalizeAnswer } from '../../machines/service/claimRequest.ts';
import { documentTypes } from '../../machines/service/documents.ts';
import { pathOf } from '../../machines/service/pathOf.ts';
import type { StoredClaimRow } from '../auth/getOwnClaim.ts';
import { mobileOf } from '../messages/sms.ts';
import { wordsOf } from '../preview/words.ts';
import type { Service } from '../service.ts';
import type { Queries } from '../store/tables.ts';
import { uploadOutcome } from './uploadOutcome.ts';
import { claimsDataOf } from './claimsData.ts';
import { completeClaim } from './completeClaim.ts';
import { register, type Registration } from './register.ts';
import { sentFiles } from './sentFiles.ts';

/**
 * Registers an examined claim in one transaction: number, result, register, end of the process. Of two who try,
 * one registers; the other finds it done and changes nothing. It gives the message with the number, for a mobile phone.
 */
export const registerClaim = async (
  service: Service,
  registration: Registration,
): ReturnType<typeof register> => {
  const { defaultLanguage } = service.configuration;
  const say = service.sendSms && (await wordsOf(defaultLanguage, registration.row.claim_type));
  return register(service, registration, async (trx) => {
    const { row, job, flow, decision } = registration;
    const claim = { ...completeClaim(registration.claim), claimPreviewUrl: previewUrlOf(row) };
    const claimNumber = await nextClaimNumber(trx, row.claim_type);
    const { documents, failed } = await sentFiles(trx, row.uuid, job);
    const needed = documentsFor(flow, claim);
    await trx
      .insertInto('registered_claim')
      .values({
        claim_number: claimNumber,
        claim_type: row.claim_type,
        policy_number: decision.policyNumber ?? claim.policyNumber ?? null,
        registration_no: decision.registrationNo ?? claim.registrationNo ?? null,
        vin: decision.vin ?? claim.vin ?? null,
        incident_date: claim.incidentDate ?? null,
        claim_uuid: row.uuid,
      })
      .execute();
    const to = mobileOf(claim);
    const text = say?.('shared:sms', { claimNumber });
    const sms = to !== undefined && text !== undefined ? { to, text } : undefined;
    const status = isQueued(row.claim_type, claim) ? 'IN_QUEUE' : 'COMPLETED';
    const result: FinalizeAnswer = {
      activeClaimUuid: row.uuid,
      activeBaseClaimUuid: claim.consequentClaimRequest?.activeBaseClaimUuid ?? row.uuid,
      type: row.claim_type,
      claimsData: [claimsDataOf({ row, claimNumber, claim, decision, documents, needed })],
      claimList: [{ claimRequestUuid: row.uuid, claimNumber, type: row.claim_type, status, rejected: false }],
      ...uploadOutcome(documents.length, failed),
      acceptedOn: today(),
      ...(sms && { smsTo: maskedEnd(sms.to) }),
    };
    return {
      result,
      sms,
      claim_number: claimNumber,
      // What was asked for and what came, as it stood when the claim was sent.
      detail: {
        ...claim,
        requiredDocuments: needed.required,
        optionalDocuments: needed.optional,
        uploadedDocTypes: documentTypes(documents),
      },
    };
  });
};

/** True where the line lets a claim wait and an answer of this one says so. */
const isQueued = (claimType: ClaimType, claim: ClaimDetail): boolean => {
  const { queuedBy } = findLine(claimType) ?? {};
  return queuedBy !== undefined && valueAt(claim, queuedBy) === true;
};

/** The next claim number: year, line, eight digits. No number is given twice, but one may be skipped. */
async function nextClaimNumber(trx: Queries, claimType: ClaimType): Promise<string> {
  const { rows } = await sql<{ next: number }>`select nextval('claim_number') as next`.execute(trx);
  return claimNumberOf(claimType, today().slice(0, 4), rows[0]?.next ?? 0);
}

const previewUrlOf = ({ flow_type, uuid }: StoredClaimRow): string =>
  pathOf(calls.claimPreview.path, { service: serviceOf[flow_type], claimRequestUuid: uuid });
