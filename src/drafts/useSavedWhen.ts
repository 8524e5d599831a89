import type { FailureParams } from '#machines/calls/failures.ts';
import type { ListedDraft } from '#machines/service/drafts.ts';
import { momentOf } from '#src/i18n/dayOf.ts';
import type { Language } from '#src/i18n/languages.ts';
import { useTexts } from '#src/i18n/useTexts.ts';

/** The text that says on what day and at what time a draft was last saved. */
export const useSavedWhen = ({ updatedAt }: Pick<ListedDraft, 'updatedAt'>): string => {
  const { t, language } = useTexts('drafts');
  return t('saved', momentOf(updatedAt, language));
};

/** The moment to come again that a failure names, as a sentence says it; undefined where it names none. */
export const untilIn = (params: FailureParams | undefined, language: Language) => {
  const until = params?.['until'];
  return typeof until === 'string' ? momentOf(until, language) : undefined;
};
