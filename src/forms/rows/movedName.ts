/** Where a row of a list, from 0, stands after a change of its list; undefined for one that is gone. */
export type MovedRow = (row: number) => number | undefined;

/** What a row that was put in, taken out or moved makes of the others. */
export const movedRows = {
  inserted:
    (at: number): MovedRow =>
    (row) =>
      row >= at ? row + 1 : row,
  removed:
    (at: number): MovedRow =>
    (row) => {
      if (row === at) return undefined;
      return row > at ? row - 1 : row;
    },
  moved:
    (from: number, to: number): MovedRow =>
    (row) => {
      if (row === from) return to;
      if (from < row && row <= to) return row - 1;
      return to <= row && row < from ? row + 1 : row;
    },
};

/** The name of a field after the rows of a list have moved; undefined where its row is gone, and the same for a field of no row of it. */
export const movedName = (name: string, list: string, to: MovedRow): string | undefined => {
  const [, row, rest = ''] = name.startsWith(list)
    ? (/^\[(\d+)\](.*)$/.exec(name.slice(list.length)) ?? [])
    : [];
  if (row === undefined) return name;
  const now = to(Number(row));
  return now === undefined ? undefined : `${list}[${now}]${rest}`;
};
