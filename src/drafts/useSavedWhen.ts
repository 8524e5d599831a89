import type { ListedDraft } from '../../machines/service/drafts.ts';
import { formatShortDay } from '../i18n/formatShortDay.ts';
import { formatTime } from '../i18n/formatTime.ts';
import type { Language } from '../i18n/languages.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The text that says on what day and at what time a draft was last saved. */
export const useSavedWhen = ({ updatedAt }: Pick<ListedDraft, 'updatedAt'>): string => {
  const { t, language } = useTexts('drafts');
  const at = new Date(updatedAt);
  return t('saved', { date: dayOf(at, language), time: formatTime(at, language) });
};

/** The day of a moment as a sentence says it: `24. 11.`, with its year where that is not this one. */
export const dayOf = (at: Date, language: Language): string =>
  formatShortDay(isoDay(at), language, { of: isoDay(new Date()).slice(0, 4) });

/** The day of a moment on the reporter's clock. */
// The Swedish order is the ISO one.
const isoDay = (at: Date): string => new Intl.DateTimeFormat('sv-SE').format(at);
