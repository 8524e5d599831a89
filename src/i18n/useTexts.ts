import { findLanguage, type Language } from './languages.ts';
import type { Namespace, TextKey } from './texts.ts';
import { useNamespaces } from './useNamespaces.ts';

export type TextValues = Record<string, string | number>;

/**
 * The texts of one namespace (a file of machines/texts) in the current language: `t`, which takes a key of that file and the
 * values it names, and the language. Suspends until they are loaded.
 *
 * @throws TextsAway where they do not come
 */
export function useTexts<N extends Namespace>(
  namespace: N,
): { t: (key: TextKey<N>, values?: TextValues) => string; language: Language } {
  const spoken = useNamespaces(namespace);
  return {
    t: (key, values) => spoken.t(String(key), { ns: namespace, ...values }),
    language: findLanguage(spoken.language) ?? 'cs',
  };
}
