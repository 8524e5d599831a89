import { useTexts } from '#src/i18n/useTexts.ts';
import type { State } from './useDiff.ts';

/**
 * A function that names a state of a flow in the current language; an approved one by who approved it when, and by its version; a
 * release by its day.
 */
export const useStateNames = (): ((state: State['is']) => string) => {
  const { t, language } = useTexts('inspect');
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const usual = { saved: t('diff.savedText'), now: t('diff.nowText'), pasted: t('diff.pastedText') };
  return (state) => {
    if (typeof state === 'string') return usual[state];
    if ('release' in state)
      return t('diff.releaseText', { day: days.format(new Date(`${state.release}T12:00`)) });
    const { version, by, at } = state;
    return t('diff.approvedText', { version, by, at: days.format(new Date(at)) });
  };
};
