import type { ClaimDetail } from '#machines/claim/claim.ts';
import { claimNumberOf } from '#machines/claim/claimNumber.ts';
import { today } from '#machines/claim/clock.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { maskedEmail, maskedEnd } from '#machines/claim/writing/masked.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { findLine } from '#machines/flows/lines.ts';
import { calls } from '#machines/service/calls.ts';
import { serviceOf, type FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { documentTypes, missingTypes } from '#machines/service/documents.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import type { StoredClaimRow } from '#server/reports/getOwnClaim.ts';
import { confirmationWords, type Confirming } from '#server/messages/confirmation.ts';
import { claimRegistered } from '#server/outgoing/claimRegistered.ts';
import type { NoteOutgoing } from '#server/outgoing/noteOutgoing.ts';
import type { OfferedTo } from '#server/switches/featureOf.ts';
import type { Numbers } from '#server/store/shared/numberBlocks.ts';
import type { Store } from '#server/store/tables.ts';
import { uploadOutcome } from '#server/documents/uploadOutcome.ts';
import { claimsDataOf } from './claimsData.ts';
import { completeClaim } from './completeClaim.ts';
import { register, type Registration } from './register.ts';
import { filesOf, isDamagePhoto, sentFiles } from './sentFiles.ts';
import { noteEvidence } from './noteEvidence.ts';
import { noteUnverified } from './verifyLater.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Systems } from '#server/registers/systems.ts';
import { listed, statusesOf } from './claimList.ts';
import { isAccepted } from '#machines/service/sent/claimOutcome.ts';

/** What registering a claim takes. */
export interface Registering extends Store, Confirming {
  readonly systems: Systems;
  readonly build: { readonly hash: string };
  readonly numbers: Numbers;
  readonly offeredTo: OfferedTo;
  /** Undefined where nothing leaves the service. */
  readonly noteOutgoing?: NoteOutgoing | undefined;
}

/**
 * Registers an examined claim in one transaction: number, result, register, end of the process. Of two who try,
 * one registers; the other finds it done and changes nothing. With it go the messages that confirm it.
 */
export const registerClaim = async (
  service: Registering,
  registration: Registration,
): ReturnType<typeof register> => {
  const language = registration.row.language ?? service.configuration.defaultLanguage;
  const confirm = await confirmationWords(service, { language, claimType: registration.row.claim_type });
  const queueing = queueingOf(registration.row.claim_type, service.configuration);
  const statuses = await statusesOf(
    service.systems,
    registration.assessment.policyNumber,
    Object.values(queueing).includes(true) ? 'IN_QUEUE' : 'COMPLETED',
  );
  // Before the transaction, which must not wait for another one: where nothing is registered, a number is left out.
  const numbers = await claimNumbers(service, registration.row.claim_type, Math.max(1, statuses.length));
  return register(service, registration, async (trx) => {
    const { row, job, flow, assessment } = registration;
    const completed = completeClaim(registration.claim, assessment);
    const claim: ClaimDetail = { ...completed, ...queueing, claimPreviewUrl: previewUrlOf(row) };
    const [claimNumber = ''] = numbers;
    const claimList = listed(row, statuses, numbers);
    const { documents, failed } = await sentFiles(trx, row.uuid, job);
    const needed = documentsFor(flow, claim);
    await trx
      .insertInto('registered_claim')
      .values(
        numbers.map((one) => ({
          claim_number: one,
          claim_type: row.claim_type,
          policy_number: assessment.policyNumber ?? claim.policyNumber ?? null,
          registration_no: assessment.registrationNo ?? claim.registrationNo ?? null,
          vin: assessment.vin ?? claim.vin ?? null,
          incident_date: claim.incidentDate ?? null,
          // A report is found by the first of its claims.
          claim_uuid: one === claimNumber ? row.uuid : null,
        })),
      )
      .execute();
    if (assessment.unverified) await noteUnverified(trx, row.uuid, service.now());
    const types = documentTypes(documents);
    const missing = missingTypes(needed.required, types);
    const confirmation = await confirm(trx, {
      uuid: row.uuid,
      now: service.now(),
      claim,
      claimNumber,
      isAccepted: claimList.every(isAccepted),
      missing: missing.length,
    });
    const { sms, mail } = confirmation;
    const evidence = await noteEvidence(trx, {
      uuid: row.uuid,
      claim,
      claimType: row.claim_type,
      language,
      build: service.build.hash,
      at: service.now(),
    });
    const isOffered = service.offeredTo(row);
    const claimsData = claimsDataOf({ row, claimNumber, claim, assessment, documents, needed, isOffered });
    const result: FinalizeAnswer = {
      activeClaimUuid: row.uuid,
      activeBaseClaimUuid: claim.consequentClaimRequest?.activeBaseClaimUuid ?? row.uuid,
      type: row.claim_type,
      claimsData: [claimsData],
      claimList,
      ...uploadOutcome(documents.length, failed),
      acceptedOn: today(),
      ...(sms && { smsTo: maskedEnd(sms.to) }),
      ...(mail && { mailTo: maskedEmail(mail.to) }),
    };
    // What was asked for and what came, as it stood when the claim was sent.
    const detail: ClaimDetail = {
      ...claim,
      uploadedFiles: [...filesOf(documents)],
      damagePhotoDocumentation: [...filesOf(documents.filter(isDamagePhoto))],
      requiredDocuments: [...needed.required],
      optionalDocuments: [...needed.optional],
      uploadedDocTypes: [...types],
    };
    return {
      result,
      confirmation,
      claim_number: claimNumber,
      detail,
      leaving: {
        claimNumber,
        required: needed.required,
        event: (files) =>
          claimRegistered({
            claim: detail,
            claimsData,
            assessment,
            missing,
            documents: files,
            evidence,
            origin: row.referer,
          }),
      },
    };
  });
};

/** Whether claims of the line wait, under the name by which the configuration says so; nothing for a line that never lets them. */
const queueingOf = (claimType: ClaimType, configuration: Configuration): ClaimDetail => {
  const { queuedBy } = findLine(claimType) ?? {};
  return queuedBy === undefined ? {} : { [queuedBy]: configuration[queuedBy] };
};

/** The next claim numbers: year, line, eight digits. No number is given twice, but one may be skipped. */
async function claimNumbers(
  { numbers }: Registering,
  claimType: ClaimType,
  count: number,
): Promise<readonly string[]> {
  const year = today().slice(0, 4);
  const next = await Promise.all(Array.from({ length: count }, () => numbers.next()));
  return next.toSorted((one, other) => one - other).map((number) => claimNumberOf(claimType, year, number));
}

const previewUrlOf = ({ flow_type, uuid }: StoredClaimRow): string =>
  pathOf(calls.claimPreview.path, { service: serviceOf[flow_type], claimRequestUuid: uuid });
