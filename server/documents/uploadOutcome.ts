import type { Selectable } from 'kysely';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import { uploadResultOf } from '#machines/service/documents.ts';
import type { Queries, Tables } from '#server/store/tables.ts';

type UploadOutcome = Pick<FinalizeAnswer, 'documentsUploadResult' | 'failedDocCount'>;

/** What the result of a report says of its files, of which so many arrived and so many did not. */
export const uploadOutcome = (arrived: number, failed: number): UploadOutcome => ({
  documentsUploadResult: uploadResultOf({ arrived, failed }),
  ...(failed > 0 && { failedDocCount: failed }),
});

/** A file joins a sent report, as one of those that had not got through or one more; or is refused after it was counted. */
type News = 'JOINED' | 'REFUSED';

/**
 * Tells the result of a report what became of a file of it. A report without a result has not been sent, and counts its files
 * when it is. Whoever calls it has locked the report.
 */
export async function tellResult(
  trx: Queries,
  file: Pick<Selectable<Tables['attachment']>, 'claim_uuid' | 'document_type'>,
  news: News,
): Promise<void> {
  const { result, detail } = await trx
    .selectFrom('claim_request')
    .select(['result', 'detail'])
    .where('uuid', '=', file.claim_uuid)
    .executeTakeFirstOrThrow();
  if (result === null) return;
  const { requiredDocuments: required } = detail;
  const isRequired = Array.isArray(required) && required.includes(file.document_type);
  await trx
    .updateTable('claim_request')
    .set({ result: JSON.stringify(withFile(result, news, { isRequired })) })
    .where('uuid', '=', file.claim_uuid)
    .execute();
}

function withFile(
  { failedDocCount = 0, ...result }: FinalizeAnswer,
  news: News,
  { isRequired }: { readonly isRequired: boolean },
): FinalizeAnswer {
  const one = news === 'JOINED' ? 1 : -1;
  const claimsData = result.claimsData.map((claim) => ({
    ...claim,
    uploadedDocCount: Math.max(0, claim.uploadedDocCount + one),
    uploadedOptionalDocCount: Math.max(0, claim.uploadedOptionalDocCount + (isRequired ? 0 : one)),
  }));
  const arrived = Math.max(0, ...claimsData.map(({ uploadedDocCount }) => uploadedDocCount));
  return { ...result, claimsData, ...uploadOutcome(arrived, Math.max(0, failedDocCount - one)) };
}
