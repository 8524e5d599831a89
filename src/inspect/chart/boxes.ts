import type { LabelledEdge, LabelledNode } from './chart.ts';
import { wrapped } from './wrapped.ts';

/** Sizes in the chart's own pixels; Chart.module.css draws text of these sizes. */
export const sizes = {
  width: 232,
  padding: 12,
  title: { line: 20, letters: 25, lines: 3 },
  note: { line: 17, letters: 30, lines: 4 },
  label: { line: 18, letter: 7.2 },
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
  note: note === undefined ? [] : wrapped(note, sizes.note),
});

/** The height of a box by its lines. */
export const boxHeight = ({ title, note }: BoxText): number =>
  2 * sizes.padding +
  title.length * sizes.title.line +
  (note.length > 0 ? 6 + note.length * sizes.note.line : 0);

/** The width of an edge's label. */
export const labelWidth = ({ label }: LabelledEdge): number => label.length * sizes.label.letter + 8;
