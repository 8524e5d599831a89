import { use, useMemo } from 'react';
import { withoutRows } from '#machines/subject/path.ts';
import { textKeys, TextScopes } from '#src/forms/textScopes.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useTexts } from '#src/i18n/useTexts.ts';

export type Choice = { value: string; label: string; sentence: string | undefined };

/**
 * The codes offered, each with its label and, where there is one, its sentence: `fields:{key}.options.{value}` and
 * `fields:{key}.sentences.{value}`. The key is the field, or another one whose choices fit; a constant list of codes keeps the
 * choices from drawing again.
 */
export function useChoices(key: string, values: readonly string[]): readonly Choice[] {
  const { language } = useTexts('fields');
  const scopes = use(TextScopes);
  const base = withoutRows(key);
  return useMemo(() => {
    const say = (path: string) => {
      const keys = textKeys(scopes, path);
      return i18n.exists(keys, { lng: language }) ? i18n.t(keys, { lng: language }) : undefined;
    };
    return values.map((value) => ({
      value,
      label: say(`${base}.options.${value}`) ?? value,
      sentence: say(`${base}.sentences.${value}`),
    }));
  }, [base, values, language, scopes]);
}
