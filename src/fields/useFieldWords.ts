import { useTranslation } from 'react-i18next';
import { withoutRows } from '../forms/path.ts';
import { i18n } from '../i18n/i18n.ts';

export type FieldWords = { label: string; hint: string | undefined; why: string | undefined };

/**
 * The words of a field, from the namespace `fields` under its name without row numbers.
 *
 * @param name the field, or the key of another field whose words fit
 * @returns label, hint and reason; `say` for any other text below that key
 */
export function useFieldWords(
  name: string,
): FieldWords & { say: (key: string, values?: object) => string | undefined } {
  useTranslation('fields', { i18n });
  const base = withoutRows(name);
  const say = (key: string, values: object = {}) => {
    const path = `fields:${base}.${key}`;
    return i18n.exists(path) ? i18n.t(path, { ...values }) : undefined;
  };
  return { label: say('label') ?? base, hint: say('hint'), why: say('why'), say };
}
