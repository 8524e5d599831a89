import { emptyClaimsData, type FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { today } from '#machines/claim/clock.ts';
import { documentTypes, type ClaimDocument } from '#machines/service/documents.ts';
import { Failure } from '#machines/calls/failures.ts';
import { findRegistered } from '#server/lookups/duplicates.ts';
import { register, type Registration } from './register.ts';
import { filesOf, sentFiles } from './sentFiles.ts';
import { answeredAsks } from '#server/reports/answeredAsks.ts';
import type { SaidOfClaim } from '#server/reports/saidOfClaim.ts';
import { saidOfNumber } from '#server/reports/withProgress.ts';
import { uploadOutcome } from '#server/documents/uploadOutcome.ts';
import type { OutgoingEvent } from '#server/outgoing/events.ts';
import type { OutgoingDocument } from '#server/outgoing/shapes.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { FlowType } from '#machines/claim/enums.ts';

/**
 * Adds documents or a question to the claim they name, in one transaction: the link to the claim, the result, the end of the
 * process. Running it twice adds them once.
 *
 * @throws Failure 245000005 for an upload without a file, 245000030 for a claim nobody knows or one of another line
 */
export const registerAddition = (
  store: Parameters<typeof register>[0],
  registration: Registration,
): ReturnType<typeof register> =>
  register(store, registration, async (trx) => {
    const { row, job, claim } = registration;
    const registered = await findRegistered(trx, row.claim_type, claim.claimNumber ?? '');
    if (!registered) {
      throw new Failure('245000030', {
        params: { page: 'claimIdentification', name: 'claimNumber', key: 'unknown' },
      });
    }
    const { documents, failed } = await sentFiles(trx, row.uuid, job);
    if (row.flow_type === 'UPLOAD' && documents.length === 0) throw new Failure('245000005');
    const { claimNumber } = registered;
    await trx
      .insertInto('claim_addition')
      .values({ claim_uuid: row.uuid, claim_number: claimNumber, created_at: store.now() })
      .execute();
    return {
      result: resultOf(row, claimNumber, { documents, failed }),
      detail: { ...claim, uploadedFiles: filesOf(documents), uploadedDocTypes: documentTypes(documents) },
      leaving: {
        claimNumber,
        required: [],
        event: (files) => additionRegistered(row.flow_type, claim, files),
        following: async (files) =>
          answersIn(row.flow_type, claim, files, await saidOfNumber(trx, claimNumber)),
      },
    };
  });

/** What the core is told of an addition: only those to a claim that we know are taken. */
function additionRegistered(
  flowType: FlowType,
  { reporter, question }: ClaimDetail,
  documents: readonly OutgoingDocument[],
): OutgoingEvent {
  const { fullName, email, tel } = reporter ?? {};
  const ofReport = { contact: { fullName, email, tel }, claimVerified: true };
  return flowType === 'QUESTION'
    ? { type: 'question.registered', data: { question: question ?? '', ...ofReport } }
    : { type: 'addition.registered', data: { documents: [...documents], ...ofReport } };
}

/** What an addition gives of that which the core asks for. */
const answersIn = (
  flowType: FlowType,
  { question }: ClaimDetail,
  documents: readonly OutgoingDocument[],
  said: readonly SaidOfClaim[],
): OutgoingEvent[] =>
  answeredAsks(said, flowType === 'QUESTION' ? { words: question } : { documents }).map((data) => ({
    type: 'answer.given',
    data: { ...data },
  }));

// Whoever holds a claim number learns nothing of the claim but that it took what they sent.
function resultOf(
  { uuid, claim_type: type }: Registration['row'],
  claimNumber: string,
  { documents, failed }: { readonly documents: readonly ClaimDocument[]; readonly failed: number },
): FinalizeAnswer {
  const counts = { uploadedDocCount: documents.length, uploadedOptionalDocCount: documents.length };
  return {
    activeClaimUuid: uuid,
    activeBaseClaimUuid: uuid,
    type,
    claimsData: [{ ...emptyClaimsData(uuid, type), ...counts, claimNumber }],
    claimList: [{ claimRequestUuid: uuid, claimNumber, type, status: 'COMPLETED', rejected: false }],
    ...uploadOutcome(documents.length, failed),
    acceptedOn: today(),
  };
}
