import type { i18n as Spoken } from 'i18next';
import { useTranslation } from 'react-i18next';
import { i18n } from './i18n.ts';

/** Texts that were asked for again and again and did not come: without them nothing can be said but in words of the code. */
export class TextsAway extends Error {
  constructor(namespaces: readonly string[]) {
    super(`The texts of ${namespaces.join(', ')} did not load.`);
    this.name = 'TextsAway';
  }
}

// Another object in every render would make react-i18next look anew whether everything is loaded, in every field.
const ours = { i18n };

/**
 * The texts of these namespaces in the current language. Suspends until they are loaded.
 *
 * @throws TextsAway where they do not come
 */
export function useNamespaces(...namespaces: readonly string[]): Spoken {
  const { i18n: spoken } = useTranslation(namespaces, ours);
  const missing = namespaces.filter((one) => !spoken.hasResourceBundle(spoken.language, one));
  if (missing.length > 0) throw new TextsAway(missing);
  return spoken;
}
