/** One line of the table: what was measured, on the application and on the floor; NaN for what the floor has not. */
export interface Figure {
  readonly what: string;
  readonly unit: 'ms' | 'kB' | 'MB' | 's' | '/s' | '';
  readonly ours: number;
  readonly floor: number;
  readonly wanted?: string;
}

/** The middle of the samples. Throws when there are none. */
export function median(samples: readonly number[]): number {
  const middle = samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

/** The figures as lines of equal columns. The ratio says how many times worse than the floor we are. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['', 'ours', 'floor', 'ratio', 'wanted'],
    ...figures.map(({ what, unit, ours, floor, wanted = '' }) => {
      const ratio = unit === '/s' ? floor / ours : ours / floor;
      const there = Number.isNaN(floor) ? '' : `${short(floor)} ${unit}`;
      return [what, `${short(ours)} ${unit}`, there, timesOf(ratio), wanted];
    }),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

const pad = (cell: string, width: number, column: number) =>
  column === 0 || column === 4 ? cell.padEnd(width) : cell.padStart(width);

/** What grew on one side only has no ratio. */
const timesOf = (ratio: number) => (Number.isFinite(ratio) && ratio > 0 ? `${ratio.toFixed(2)} x` : '');

const short = (value: number) => (value < 100 ? value.toFixed(1) : value.toFixed(0));
