import { headsIn, sizes, storeysOf, type Box } from './boxes.ts';
import { linesOf } from './lines.ts';
import { linesIn, type Measure } from './measure.ts';
import { placeOpened } from './placeOpened.ts';
import { placeRows } from './placeRows.ts';
import { placeWays } from './placeWays.ts';
import type { Head, OpenedStep, Sheet } from './sheet.ts';
import type { SheetWords } from './sheetWords.ts';
import { visibleOf, type SheetPage } from './visible.ts';

export interface SheetInput {
  /** Steps with their names, in the order of the flow. */
  readonly steps: readonly { readonly id: string; readonly name: string }[];
  readonly pages: readonly SheetPage[];
  /** Steps that are open, in the order of the flow. */
  readonly open: ReadonlySet<string>;
  /** Pixels that the window has for it. */
  readonly width: number;
  readonly measure: Measure;
  readonly words: SheetWords;
}

const below = 16;

/**
 * A flow as a sheet that reads at its own size: a head for each step over the whole width, and under it its pages, or what is open. A wizard's
 * steps are an order that is known, so nothing has to be searched for, and a head stays where it is whatever is open.
 */
export const placeSheet = (input: SheetInput): Sheet => {
  const { pages, open, width, measure, words } = input;
  const steps = input.steps.filter(({ id }) => pages.some(({ step }) => step === id));
  const ids = steps.map(({ id }) => id);
  const { ways } = visibleOf(pages, new Set());
  const storeys = storeysOf(ids, ways);
  const boxes = headsIn(ids, width, 1 + Math.max(0, ...storeys.values()));
  const heads = steps.map((step) => headOf(step, boxes.get(step.id) ?? none, input));
  const bottom = Math.max(...heads.map(({ box }) => box.y + box.height));
  const names = new Map(steps.map(({ id, name }) => [id, name]));
  const opened: OpenedStep[] = [];
  let top = bottom + below;
  for (const { step, box, isOpen } of heads) {
    if (!isOpen) continue;
    const lines = linesOf(step, visibleOf(pages, new Set([step])));
    const notch = box.x + box.width / 2;
    const place = placeOpened({ step, lines, top, notch, width, measure, words, names });
    opened.push(place);
    top += place.box.height + below;
  }
  const rows = open.size === 0 ? placeRows(heads, pages, bottom + below, measure) : [];
  const ends = [top, ...rows.map(({ box }) => box.y + box.height + below)];
  return {
    width: Math.max(
      width,
      ...heads.map(({ box }) => box.x + box.width + sizes.edge),
      ...opened.map(({ box }) => box.x + box.width + sizes.edge / 2),
    ),
    height: Math.max(...ends),
    heads,
    rows,
    ways: placeWays({ ways, storeys, boxes, pages, measure, words, names }),
    opened,
  };
};

const none: Box = { x: 0, y: 0, width: 0, height: 0 };

const headOf = (
  { id, name }: SheetInput['steps'][number],
  box: Box,
  { pages, open, measure, words: { say } }: SheetInput,
): Head => {
  const own = pages.filter(({ step }) => step === id);
  const codes = new Set(own.map(({ code }) => code));
  const inHubs = new Set(own.flatMap(({ isHub, next }) => (isHub ? next : [])));
  const out = own.flatMap(({ next }) => next.filter((code) => !codes.has(code))).length;
  const ends = own.filter(({ code, next }) => next.length === 0 && !inHubs.has(code)).length;
  const leading = [
    ...(out > 0 ? [say('inspect:sheet.out', { count: out })] : []),
    ...(ends > 0 ? [say('inspect:sheet.ends', { count: ends })] : []),
  ].join(' · ');
  const notes = [say('inspect:sheet.pages', { count: own.length }), leading].filter((note) => note !== '');
  const { head } = sizes;
  return {
    step: id,
    box,
    name: linesIn(name, box.width - 52, 2, (text) => measure(text, head.name, 700)),
    notes,
    isOpen: open.has(id),
    label: [name, ...notes].join(', '),
  };
};
