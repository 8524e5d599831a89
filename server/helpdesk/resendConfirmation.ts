import type { ContactType } from '#machines/claim/enums.ts';
import { Failure } from '#machines/calls/failures.ts';
import { missingTypes } from '#machines/service/documents.ts';
import { isAccepted } from '#machines/service/sent/claimOutcome.ts';
import { confirmationWords, type Confirming } from '#server/messages/confirmation.ts';
import { noteConfirmation } from '#server/messages/notices.ts';
import { checkState } from '#server/reports/checkState.ts';
import { findDetailOf } from '#server/reports/storedClaim.ts';
import type { Queries } from '#server/store/tables.ts';

/**
 * Notes the messages that confirm a sent report once more, in the language that it was sent in, to the contact that it has, by one way only
 * where it is named. Gives the ways that they go; none where none reaches the reporter. ACTIVE_REPORT_NOT_FOUND for a report that there is
 * not or that is not sent.
 */
export async function resendConfirmation(
  trx: Queries,
  service: Confirming,
  { id, now, only }: { readonly id: string; readonly now: Date; readonly only?: ContactType },
): Promise<readonly ContactType[]> {
  const row = await trx.selectFrom('claim_request').selectAll().where('uuid', '=', id).executeTakeFirst();
  if (!row) throw new Failure('ACTIVE_REPORT_NOT_FOUND');
  checkState(row.state, ['FINAL']);
  const claim = findDetailOf(row);
  const { claim_number: claimNumber, claim_type: claimType } = row;
  if (!claim || claimNumber === null) return [];
  const language = row.language ?? service.configuration.defaultLanguage;
  const confirm = await confirmationWords(service, { language, claimType });
  const { sms, mail } = await confirm(trx, {
    uuid: id,
    now,
    claim,
    claimNumber,
    isAccepted: row.result?.claimList.every(isAccepted) === true,
    missing: missingTypes(claim.requiredDocuments, claim.uploadedDocTypes).length,
  });
  const confirmation = {
    ...(only !== 'EMAIL' && sms && { sms }),
    ...(only !== 'PHONE' && mail && { mail }),
  };
  await noteConfirmation(trx, id, confirmation, now);
  return [...(confirmation.sms ? ['PHONE' as const] : []), ...(confirmation.mail ? ['EMAIL' as const] : [])];
}
