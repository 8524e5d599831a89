import { pagesSaying, type TextChange } from '#src/inspect/texts/textChanges.ts';

/** How two descriptions of a flow differ: in its pages, in the walks named by their facts, and in what it says. */
export interface SnapshotDiff {
  readonly pages: Differences;
  readonly walks: Differences;
  /** None where one of both does not have its texts. */
  readonly texts?: readonly TextChange[];
}

export interface Differences {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly Change[];
}

/** A page or a walk that is described differently: for each kind of line, what is gone and what is new. */
export interface Change {
  readonly name: string;
  readonly lines: readonly {
    readonly kind: string;
    readonly was: readonly string[];
    readonly is: readonly string[];
  }[];
}

/**
 * What changed from the earlier to the later of two descriptions of a flow, as `snapshotText` writes them: page by page and walk
 * by walk. A walk is told step by step.
 */
export const snapshotDiff = (before: string, after: string, steps: readonly string[]): SnapshotDiff => {
  const lists = ['next', ...steps];
  const [was, is] = [blocksIn(before, lists), blocksIn(after, lists)];
  return { pages: differences(was.pages, is.pages), walks: differences(was.walks, is.walks) };
};

/** True where a text describes a flow, by its code. */
export const isSnapshotOf = (text: string, flow: string): boolean => text.trim().startsWith(`${flow} at `);

/** The codes of the pages that are new or changed, or say something otherwise. */
export const touchedPages = ({ pages, texts = [] }: SnapshotDiff): ReadonlySet<string> =>
  new Set([...pages.added, ...pages.changed.map(({ name }) => name), ...pagesSaying(texts)]);

type Block = ReadonlyMap<string, readonly string[]>;

/**
 * Each page by its code and each walk by its facts, line by line. The first block, about the flow itself, has the flow's code.
 */
const blocksIn = (text: string, lists: readonly string[]) => {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => block.split('\n').map((line) => line.trim()));
  const isWalk = ([first = '']: readonly string[]) => first.startsWith('walk ');
  const named = (all: readonly (readonly string[])[], nameOf: (first: string) => string) =>
    new Map(all.map((lines) => [nameOf(lines[0] ?? ''), blockOf(lines, lists)]));
  return {
    pages: named(
      blocks.filter((lines) => !isWalk(lines)),
      (first) => first.split(' ')[0] ?? '',
    ),
    walks: named(blocks.filter(isWalk), (first) => first.slice('walk '.length)),
  };
};

/** Each kind of line, by the words it begins with. */
const kinds = [
  'wants',
  'helps',
  'makes',
  'follows',
  'asks',
  'clears',
  'tells',
  'begins',
  'offers',
  'checks',
  'looks up',
  'confirms',
  'needs',
  'enter',
  'view',
  'row',
  'record',
  'step',
];

/** What each kind of line says, item by item where it says several; the first line names the path. */
const blockOf = ([first = '', ...lines]: readonly string[], lists: readonly string[]): Block => {
  const path = first.startsWith('walk ')
    ? []
    : [{ kind: 'path', items: [first.slice(first.indexOf(' ')).trim()] }];
  const said = lines.map((line) => {
    const kind = [...kinds, ...lists].find((one) => line.startsWith(`${one} `)) ?? 'other';
    const rest = line.slice(kind.length + 1);
    return { kind, items: lists.includes(kind) ? rest.split(', ') : [kind === 'other' ? line : rest] };
  });
  const grouped = Map.groupBy([...path, ...said], ({ kind }) => kind);
  return new Map([...grouped].map(([kind, all]) => [kind, all.flatMap(({ items }) => items)]));
};

const differences = (was: ReadonlyMap<string, Block>, is: ReadonlyMap<string, Block>): Differences => ({
  added: [...is.keys()].filter((name) => !was.has(name)),
  removed: [...was.keys()].filter((name) => !is.has(name)),
  changed: [...is].flatMap(([name, block]) => {
    const old = was.get(name);
    const lines = old ? linesChanged(old, block) : [];
    return lines.length > 0 ? [{ name, lines }] : [];
  }),
});

const linesChanged = (was: Block, is: Block): Change['lines'] =>
  [...new Set([...was.keys(), ...is.keys()])].flatMap((kind) => {
    const [old, now] = [was.get(kind) ?? [], is.get(kind) ?? []];
    const line = { kind, was: without(old, now), is: without(now, old) };
    if (line.was.length + line.is.length > 0) return [line];
    // The same things in another order: the first page that may be entered wins.
    return old.join() === now.join() ? [] : [{ kind, was: [old.join(', ')], is: [now.join(', ')] }];
  });

const without = (items: readonly string[], others: readonly string[]) =>
  items.filter((item) => !others.includes(item));
