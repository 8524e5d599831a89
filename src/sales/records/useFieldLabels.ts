import { writeDate } from '#machines/claim/checks/date.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';

/** What the fields of a client are called, and how their values are written. */
export const useFieldLabels = () => {
  useNamespaces('clientRecord');
  const labelOf = (path: string): string => i18n.t(`clientRecord:fields.${path}.label`);
  const valueOf = (path: string, value: unknown): string | undefined => {
    if (value === undefined) return undefined;
    if (value === true) return labelOf(path);
    const text = String(value);
    const option = `clientRecord:fields.${path}.options.${text}`;
    if (i18n.exists(option)) return i18n.t(option);
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? writeDate(text) : text;
  };
  return { labelOf, valueOf, labelsOf: (paths: readonly string[]) => paths.map(labelOf).join(', ') };
};
