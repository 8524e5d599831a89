/** What is counted while a campaign runs. */
export interface Figures {
  /** So many more of something. */
  add(what: string, count?: number): void;
  /** A measure of which the largest is remembered. */
  most(what: string, value: number): void;
  /** Every figure by its name, in the order in which they came. */
  all(): ReadonlyMap<string, number>;
}

/** Figures that are all still to come. */
export function createFigures(): Figures {
  const figures = new Map<string, number>();
  return {
    add: (what, count = 1) => void figures.set(what, (figures.get(what) ?? 0) + count),
    most: (what, value) => void figures.set(what, Math.max(figures.get(what) ?? 0, value)),
    all: () => figures,
  };
}

/** A table of figures as lines of text. */
export function tableOf(rows: readonly (readonly [what: string, figure: string])[]): string {
  const width = Math.max(...rows.map(([what]) => what.length));
  return rows.map(([what, figure]) => `${what.padEnd(width)}  ${figure.padStart(12)}`).join('\n');
}
