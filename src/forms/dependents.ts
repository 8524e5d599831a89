import type { Dependent, Reach } from '#machines/subject/dependent.ts';
import { withoutRows } from '#machines/subject/path.ts';

/**
 * The fields on the page, of those present, that must be validated again because another one changed, given by its name with row
 * numbers.
 */
export function dependentsOf(
  changed: string,
  rules: readonly Dependent[],
  present: readonly string[],
): string[] {
  const mine = rules.filter((rule) => rule.field === withoutRows(changed));
  return present.filter((name) => mine.some((rule) => reaches[rule.reach](name, changed, rule)));
}

const reaches = {
  SAME_INDEX: (name, changed, { target }) =>
    withoutRows(name) === target && sameRows(rowsOf(name), rowsOf(changed)),
  PROVIDED_INDEX: (name, _changed, { target, index }) =>
    withoutRows(name) === target && rowsOf(name).at(-1) === index,
  WHOLE: (name, changed) => isBelow(name, listOf(changed), '['),
  PARENT_ROW: (name, changed) => isBelow(name, rowOf(listOf(changed)), '.'),
  TARGET_WHOLE: (name, _changed, { target }) => withoutRows(name) === target,
} satisfies Record<Reach, (name: string, changed: string, rule: Dependent) => boolean>;

const isBelow = (name: string, place: string, then: '[' | '.') =>
  place === '' || name.startsWith(place + then);

const rowsOf = (name: string) => [...name.matchAll(/\[(\d+)\]/g)].map(([, row]) => Number(row));

const sameRows = (one: number[], other: number[]) =>
  one.slice(0, other.length).every((row, depth) => row === other[depth]);

/** `a[1].b[2].c` -> `a[1].b` */
const listOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('[')));

/** `a[1].b` -> `a[1]` */
const rowOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf(']') + 1));
