import { useTexts } from '#src/i18n/useTexts.ts';
import type { State } from './useDiff.ts';

/** A function that names a state of a flow in the current language; an approved one by who approved it when, and by its version. */
export const useStateNames = (): ((state: State['is']) => string) => {
  const { t, language } = useTexts('inspect');
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const usual = { saved: t('diff.savedText'), now: t('diff.nowText'), pasted: t('diff.pastedText') };
  return (state) => {
    if (typeof state === 'string') return usual[state];
    const { version, by, at } = state;
    return t('diff.approvedText', { version, by, at: days.format(new Date(at)) });
  };
};
