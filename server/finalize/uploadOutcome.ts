import type { FinalizeAnswer } from '../../machines/service/claimRequest.ts';
import { uploadResultOf } from '../../machines/service/documents.ts';

type UploadOutcome = Pick<FinalizeAnswer, 'documentsUploadResult' | 'failedDocCount'>;

/** What the result of a report says of its files, of which so many arrived and so many did not. */
export const uploadOutcome = (arrived: number, failed: number): UploadOutcome => ({
  documentsUploadResult: uploadResultOf({ arrived, failed }),
  ...(failed > 0 && { failedDocCount: failed }),
});

/** The result of a sent report that a file joins afterwards: one of those that had not got through, or one more. */
export function withLateFile(
  { failedDocCount = 0, ...result }: FinalizeAnswer,
  { isRequired }: { readonly isRequired: boolean },
): FinalizeAnswer {
  const claimsData = result.claimsData.map((claim) => ({
    ...claim,
    uploadedDocCount: claim.uploadedDocCount + 1,
    uploadedOptionalDocCount: claim.uploadedOptionalDocCount + (isRequired ? 0 : 1),
  }));
  const arrived = Math.max(0, ...claimsData.map(({ uploadedDocCount }) => uploadedDocCount));
  return { ...result, claimsData, ...uploadOutcome(arrived, Math.max(0, failedDocCount - 1)) };
}
