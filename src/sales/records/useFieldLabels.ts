import { writeDate } from '#machines/claim/checks/date.ts';
import { isRecord } from '#machines/subject/valueAt.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';

/** Who has an id, where that may be said. */
export type NameOf = (id: string) => string | undefined;

/** What the fields of a record are called, and how their values are written: people by their names. */
export const useFieldLabels = (nameOf?: NameOf) => {
  useNamespaces('clientRecord');
  const labelOf = (path: string): string => i18n.t(`clientRecord:fields.${path}.label`);
  const valueOf = (path: string, value: unknown): string | undefined => {
    if (value === undefined) return undefined;
    if (Array.isArray(value)) return listOf(path, value);
    if (isRecord(value)) return groupOf(path, value);
    if (value === true) return labelOf(path);
    const text = String(value);
    // An id says nothing to anybody.
    if (isId(text)) return nameOf?.(text);
    const option = `clientRecord:fields.${path}.options.${text}`;
    if (i18n.exists(option)) return i18n.t(option);
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? writeDate(text) : text;
  };
  /** The codes of one answer, or the rows of a list, each in a line with its number. */
  const listOf = (path: string, list: readonly unknown[]): string | undefined =>
    textOf(
      list.map((row, at) => {
        const text = valueOf(path, row);
        return isRecord(row) && text !== undefined ? `${at + 1}. ${text}` : text;
      }),
      list.some(isRecord) ? '\n' : ', ',
    );
  /** The parts of a row: whom it is about first. */
  const groupOf = (path: string, group: Readonly<Record<string, unknown>>): string | undefined =>
    textOf(
      Object.entries(group)
        .toSorted(([, one], [, other]) => Number(isId(String(other))) - Number(isId(String(one))))
        .map(([name, part]) => valueOf(`${path}.${name}`, part)),
    );
  return { labelOf, valueOf, labelsOf: (paths: readonly string[]) => paths.map(labelOf).join(', ') };
};

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

const textOf = (parts: readonly (string | undefined)[], between = ', '): string | undefined => {
  const given = parts.filter((part) => part !== undefined && part !== '');
  return given.length === 0 ? undefined : given.join(between);
};
