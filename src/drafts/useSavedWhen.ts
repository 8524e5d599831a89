import type { ListedDraft } from '../../machines/service/drafts.ts';
import { writeDate } from '../../machines/claim/checks/date.ts';
import { formatTime } from '../i18n/formatTime.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The text that says on what day and at what time a draft was last saved. */
export const useSavedWhen = ({ updatedAt }: Pick<ListedDraft, 'updatedAt'>): string => {
  const { t, language } = useTexts('drafts');
  const at = new Date(updatedAt);
  return t('saved', { date: writeDate(isoDay(at)), time: formatTime(at, language) });
};

/** The day of a moment on the reporter's clock. */
// The Swedish order is the ISO one.
export const isoDay = (at: Date): string => new Intl.DateTimeFormat('sv-SE').format(at);
