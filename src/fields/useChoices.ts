import { useMemo } from 'react';
import { withoutRows } from '../forms/path.ts';
import { i18n } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/useTexts.ts';

export type Choice = { value: string; label: string; sentence: string | undefined };

/**
 * The words of choices: `fields:{key}.options.{value}` and `fields:{key}.sentences.{value}`.
 *
 * @param key the field, or another one whose choices fit
 * @param values the codes offered; a constant list keeps its leaves from drawing again
 * @returns each code with its label and, where there is one, its sentence
 */
export function useChoices(key: string, values: readonly string[]): readonly Choice[] {
  const { language } = useTexts('fields');
  const base = withoutRows(key);
  return useMemo(() => {
    const say = (path: string) =>
      i18n.exists(path, { lng: language }) ? i18n.t(path, { lng: language }) : undefined;
    return values.map((value) => ({
      value,
      label: say(`fields:${base}.options.${value}`) ?? value,
      sentence: say(`fields:${base}.sentences.${value}`),
    }));
  }, [base, values, language]);
}
