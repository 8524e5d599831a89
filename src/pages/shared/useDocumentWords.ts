import { i18n } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useDocumentNames } from './useDocumentNames.ts';

/**
 * The words of a kind of document.
 *
 * @param code a code of the codelist `document-type`
 * @returns its name, and what exactly is wanted where that needs saying
 */
export function useDocumentWords(code: string): { name: string; help: string | undefined } {
  const { t } = useTexts('shared');
  const nameOf = useDocumentNames();
  const key = `shared:documents.help.${code}`;
  return {
    name: code === 'OTHER' ? t('documents.other') : (nameOf(code) ?? '…'),
    help: i18n.exists(key) ? i18n.t(key) : undefined,
  };
}
