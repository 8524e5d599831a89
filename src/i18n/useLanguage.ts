import { useTranslation } from 'react-i18next';
import { i18n, switchLanguage } from './i18n.ts';
import { findLanguage, type Language } from './languages.ts';

/** The current language, and how to switch it without losing anything. */
export function useLanguage(): { language: Language; switchLanguage: (language: Language) => Promise<void> } {
  const { i18n: spoken } = useTranslation('common', { i18n });
  return { language: findLanguage(spoken.language) ?? 'cs', switchLanguage };
}
