/** What of a connection is measured: milliseconds of an answer, alone and beside a transfer; bits a second both ways. */
export interface Measured {
  readonly latency: number;
  readonly loadedLatency: number;
  readonly download: number;
  readonly upload: number;
}

/** The grades of a connection, the best one first. Source: specification section 4. */
export const speedGrades = ['EXCELLENT', 'SUFFICIENT', 'INSUFFICIENT'] as const;
export type SpeedGrade = (typeof speedGrades)[number];

const megabit = 1_000_000;

/** What a connection of a grade has at least; one that has less of anything has the next grade. */
export const gradeBounds = [
  { grade: 'EXCELLENT', download: 20 * megabit, upload: 5 * megabit, latency: 50 },
  { grade: 'SUFFICIENT', download: 4 * megabit, upload: megabit, latency: 200 },
] as const satisfies readonly (Omit<Measured, 'loadedLatency'> & { readonly grade: SpeedGrade })[];

/** Milliseconds of an answer beside a transfer, above which a connection is a grade worse than it seems. */
export const mostLoaded = 400;

/** The grade of a connection: the worst measure decides. */
export function gradeOf({ latency, loadedLatency, download, upload }: Measured): SpeedGrade {
  const at = gradeBounds.findIndex(
    (bound) => download >= bound.download && upload >= bound.upload && latency <= bound.latency,
  );
  const grade = at === -1 ? gradeBounds.length : at;
  return speedGrades[grade + Number(loadedLatency > mostLoaded)] ?? 'INSUFFICIENT';
}

/** How large the largest file of a report is, in bits. */
const largestFile = 80 * megabit;
const longest = 120;

/** How long the largest file is on its way up: in whole seconds, or in minutes where it takes more than two. */
export function uploadTime(upload: number): { readonly unit: 'seconds' | 'minutes'; readonly count: number } {
  const seconds = Math.max(1, Math.round(largestFile / upload));
  return seconds > longest
    ? { unit: 'minutes', count: Math.round(seconds / 60) }
    : { unit: 'seconds', count: seconds };
}

/** The one in the middle, which no single delay moves. Infinite where nothing was measured. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity;
