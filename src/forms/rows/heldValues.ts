import { isWithin } from '#machines/subject/path.ts';
import { valueAt } from '#machines/subject/valueAt.ts';

/** What a field begins with. */
interface Texts {
  readonly defaultValue: string;
  readonly isChecked: boolean;
  readonly chosen: string;
}

/** What the rows of lists held when they were closed, by their names. */
export type HeldValues = ReturnType<typeof heldValues>;

/** A memory of what rows of lists held when they were closed, nothing at first. */
export function heldValues() {
  const rows = new Map<string, unknown>();
  const rowAround = (name: string) => [...rows.keys()].find((row) => row === name || isWithin(name, row));
  return {
    hold: (row: string, value: unknown): void => void rows.set(row, value),
    has: (row: string): boolean => rows.has(row),
    valueOf: (row: string): unknown => rows.get(row),
    /** What a field of such a row begins with; undefined for any other field. */
    textsOf(name: string): Texts | undefined {
      const row = rows.size > 0 ? rowAround(name) : undefined;
      if (row === undefined) return undefined;
      const value = row === name ? rows.get(row) : valueAt(rows.get(row), name.slice(row.length + 1));
      const texts = [value ?? []].flat().map(String);
      return {
        defaultValue: typeof value === 'string' ? value : '',
        isChecked: value === 'on',
        chosen: texts.join('\n'),
      };
    },
    forget: (): void => rows.clear(),
  };
}
