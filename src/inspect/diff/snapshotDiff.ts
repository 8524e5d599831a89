/** What differs between two descriptions of a flow. */
export interface SnapshotDiff {
  /** Codes of pages that are new, and of those that are gone. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly Change[];
}

/** A page described differently: the lines that are gone and those that are new. */
export interface Change {
  readonly page: string;
  readonly was: readonly string[];
  readonly is: readonly string[];
}

/** Takes two descriptions of a flow as `snapshotText` writes them; gives what the later one changed, page by page. */
export const snapshotDiff = (before: string, after: string): SnapshotDiff => {
  const was = pagesIn(before);
  const is = pagesIn(after);
  return {
    added: [...is.keys()].filter((page) => !was.has(page)),
    removed: [...was.keys()].filter((page) => !is.has(page)),
    changed: [...is].flatMap(([page, lines]) => {
      const old = was.get(page);
      const change = old && { page, was: without(old, lines), is: without(lines, old) };
      return change && change.was.length + change.is.length > 0 ? [change] : [];
    }),
  };
};

/** Takes a text and the code of a flow; tells whether the text describes that flow. */
export const isSnapshotOf = (text: string, flow: string): boolean => text.trim().startsWith(`${flow} at `);

/** The lines of each page by its code; the first block, about the flow itself, goes by the flow's code. */
const pagesIn = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .trim()
      .split(/\n\s*\n/)
      .map((block) => {
        const lines = block.split('\n').map((line) => line.trim());
        return [lines[0]?.split(' ')[0] ?? '', lines] as const;
      }),
  );

const without = (lines: readonly string[], others: readonly string[]) =>
  lines.filter((line) => !others.includes(line));
