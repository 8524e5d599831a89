import type { LabelledEdge, LabelledNode } from './chart.ts';

/** Sizes in the chart's own pixels; Chart.module.css draws text of these sizes. */
export const sizes = {
  width: 232,
  padding: 12,
  title: { line: 20, letters: 25, lines: 3 },
  note: { line: 17, letters: 30, lines: 4 },
  label: { line: 18, letter: 7.2, letters: 24, lines: 2 },
  head: 40,
} as const;

/** What a box says, line by line. */
export interface BoxText {
  readonly title: readonly string[];
  readonly note: readonly string[];
}

/** The lines of a node's box. */
export const boxText = ({ title, note }: LabelledNode): BoxText => ({
  title: wrapped(title, sizes.title),
  note: (note ?? '').split('\n').flatMap((line) => (line === '' ? [] : wrapped(line, sizes.note))),
});

/** The height of a box by its lines. */
export const boxHeight = ({ title, note }: BoxText): number =>
  2 * sizes.padding +
  title.length * sizes.title.line +
  (note.length > 0 ? 6 + note.length * sizes.note.line : 0);

/** The lines of an edge's label; a number is one. */
export const labelLines = ({ label }: LabelledEdge): readonly string[] =>
  label.split('\n').flatMap((line) => wrapped(line, sizes.label));

/** The width of an edge's label. */
export const labelWidth = (edge: LabelledEdge): number =>
  Math.max(...labelLines(edge).map(({ length }) => length)) * sizes.label.letter + 8;

/**
 * The lines of a text, with at most so many letters each and at most so many lines; one that is too long is cut by an ellipsis,
 * after a word and not within brackets.
 */
export const wrapped = (text: string, size: { letters: number; lines: number }): string[] => {
  const { letters, lines } = size;
  const all: string[] = [];
  for (const word of text.split(' ')) {
    const line = all.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= letters) all[all.length - 1] = `${line} ${word}`;
    else all.push(word);
  }
  if (all.length <= lines) return all;
  // The name of a box has the whole text: who hears it finds there neither half a word nor half a bracket.
  const last = all
    .slice(lines - 1)
    .join(' ')
    .slice(0, letters)
    .replace(/ \S*$/, '')
    .slice(0, letters - 1);
  const shown = [...all.slice(0, lines - 1), `${last}…`];
  const said = shown.join(' ');
  const opened = said.lastIndexOf('(');
  return opened > said.lastIndexOf(')') ? wrapped(`${said.slice(0, opened).trimEnd()}…`, size) : shown;
};
