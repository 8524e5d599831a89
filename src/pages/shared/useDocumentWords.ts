import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { pageTextKeys } from '#machines/report/textKeys.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { photoSubject } from './photos/photoSubject.ts';
import { useDocumentNames } from './useDocumentNames.ts';

/**
 * The name of a kind of document (a code of the codelist `document-type`), and what exactly is wanted where that needs saying. It
 * depends on the line (`life:documents.help.OTHER`), else on what happened: a fence is photographed differently from a car.
 */
export function useDocumentWords(
  code: string,
  claimType: ClaimType,
  claim: ClaimDetail,
): { name: string; help: string | undefined } {
  const { t } = useTexts('shared');
  const nameOf = useDocumentNames();
  const photo = code === 'DAMAGE_PHOTO' ? [`shared:documents.photo.${photoSubject(claim)}`] : [];
  // Who adds a document to a sent claim knows which one they were asked for.
  const isKnown = claim.flowType === 'UPLOAD';
  const keys = [...photo, ...pageTextKeys(claimType, { view: 'documents' }, `help.${code}`)];
  return {
    name: code === 'OTHER' ? t('documents.other') : (nameOf(code) ?? '…'),
    help: !isKnown && i18n.exists(keys) ? i18n.t(keys) : undefined,
  };
}
