import { languageKey } from '#machines/service/prerenderedPage.ts';

/** The languages of the interface, the default first (section 9). */
export const languages = ['cs', 'sk', 'en'] as const;
export type Language = (typeof languages)[number];

/** In seconds. */
const year = 31_536_000;

/** True for the key that this browser keeps the chosen language under; another tab may change it. */
export const isLanguageKey = (key: string): boolean => key === languageKey;

/** The value as one of our languages, undefined where it is none. */
export const findLanguage = (value: unknown): Language | undefined =>
  languages.find((language) => language === value);

/** The language this visitor chose last; another, by default Czech, on a first visit or where storage is forbidden. */
export function rememberedLanguage(otherwise: Language = 'cs'): Language {
  try {
    return findLanguage(localStorage.getItem(languageKey)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps the choice for the next visit. A browser that forbids storage simply starts in Czech again. */
export function rememberLanguage(language: Language): void {
  // The service draws the first page in it.
  document.cookie = `${languageKey}=${language}; path=/; max-age=${year}; samesite=lax`;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Private windows of some browsers refuse storage; the choice still holds for this visit.
  }
}
