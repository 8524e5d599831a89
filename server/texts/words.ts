import { createInstance } from 'i18next';
import { filledTexts } from '#machines/claim/writing/filledTexts.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { Language } from '#machines/service/configuration.ts';
import { readTexts } from './translation.ts';

/** The text of the first of the keys that has one; undefined where none has. */
export type Say = (
  keys: string | readonly string[],
  values?: Readonly<Record<string, string | number>>,
) => string | undefined;

const ready = new Map<string, Promise<Say>>();

/**
 * The words of the pages of a line of insurance, as the browser says them, by keys such as `fields:reporter.email.label`.
 *
 * @throws Failure 245000002 for a line that has no texts
 */
export const wordsOf = (language: Language, claimType: ClaimType): Promise<Say> =>
  wordsIn(language, [claimType, 'shared', 'fields', 'common']);

/** The words of some namespaces, each read once. Failure 245000002 for one that there is not. */
export function wordsIn(language: Language, namespaces: readonly string[]): Promise<Say> {
  const name = `${language}/${namespaces.join()}`;
  const words = ready.get(name) ?? read(language, namespaces);
  ready.set(name, words);
  return words;
}

async function read(language: Language, namespaces: readonly string[]): Promise<Say> {
  const texts = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await readTexts(`${language}/${namespace}`)] as const),
  );
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: false,
    ns: [...namespaces],
    resources: { [language]: Object.fromEntries(texts) },
    ...filledTexts,
  });
  return (keys, values = {}) => {
    const paths = [keys].flat();
    return i18n.exists(paths, values) ? i18n.t(paths, values) : undefined;
  };
}
