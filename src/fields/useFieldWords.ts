import { use } from 'react';
import { withoutRows } from '#machines/subject/path.ts';
import { textKeys, TextScopes } from '#src/forms/textScopes.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';

export type FieldWords = { label: string; hint: string | undefined; why: string | undefined };

type Say = (key: string, values?: object) => string | undefined;

/**
 * The words of a field (label, hint and reason) under its name without row numbers: those of the page or its line where they have
 * any, else those of the namespace `fields`. `say` gives any other text below that key. The name may be that of another field
 * whose words fit.
 */
export function useFieldWords(name: string): FieldWords & { say: Say } {
  const spoken = useNamespaces('fields');
  return wordsOf(withoutRows(name), spoken.language, use(TextScopes));
}

// Thirty rows ask for the same words with every letter typed.
const kept = new Map<string, FieldWords & { say: Say }>();

function wordsOf(base: string, language: string, scopes: readonly string[]): FieldWords & { say: Say } {
  const id = [language, base, ...scopes].join(' ');
  const before = kept.get(id);
  if (before) return before;
  const say: Say = (key, values = {}) => {
    const keys = textKeys(scopes, `${base}.${key}`);
    return i18n.exists(keys, { lng: language }) ? i18n.t(keys, { ...values, lng: language }) : undefined;
  };
  const words = { label: say('label') ?? base, hint: say('hint'), why: say('why'), say };
  // Words asked for before their language is here are not kept.
  if (i18n.hasLoadedNamespace('fields', { lng: language })) kept.set(id, words);
  return words;
}
