import { createInstance } from 'i18next';
import { filledTexts } from '#machines/claim/writing/filledTexts.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import type { Language } from '#src/i18n/languages.ts';

/** A text by its namespace and key, or by the first of several keys that has one: `say('common:summary.title', { count: 2 })`. */
export type Say = (
  key: string | readonly string[],
  values?: Readonly<Record<string, string | number>>,
) => string;

const texts = new URL('../../../machines/texts/', import.meta.url);
const Namespace = z.record(z.string(), z.unknown());

/** What the application says in a language. A key without a text throws, because a test must not look for a key. */
export const wordsOf = (language: Language): Say => {
  const folder = new URL(`${language}/`, texts);
  const namespaces = readdirSync(folder).map((file): [string, z.infer<typeof Namespace>] => [
    basename(file, '.json'),
    Namespace.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  ]);
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    initAsync: false,
    ...filledTexts,
    resources: { [language]: Object.fromEntries(namespaces) },
  });
  return (key, values = {}) => {
    const keys = [key].flat();
    if (!i18n.exists(keys, { ...values })) throw new Error(`There is no text ${keys.join()} in ${language}.`);
    return i18n.t(keys, { ...values });
  };
};
