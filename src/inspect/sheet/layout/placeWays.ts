import { sizes, type Box } from './boxes.ts';
import { linesIn, type Measure } from './measure.ts';
import type { HeadWay } from './sheet.ts';
import type { SheetWords } from './sheetWords.ts';
import type { SheetPage, Way } from './visible.ts';

interface Input {
  readonly ways: readonly Way[];
  readonly storeys: ReadonlyMap<Way, number>;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly pages: readonly SheetPage[];
  readonly measure: Measure;
  readonly words: SheetWords;
  /** Names of steps. */
  readonly names: ReadonlyMap<string, string>;
}

/** The ways between heads: to the next one straight, past others above them. */
export const placeWays = ({
  ways,
  storeys,
  boxes,
  pages,
  measure,
  words,
  names,
}: Input): readonly HeadWay[] =>
  ways.flatMap((way) => {
    const [from, to] = [boxes.get(way.from), boxes.get(way.to)];
    if (!from || !to) return [];
    const storey = storeys.get(way) ?? 0;
    const isSkip = storey > 0;
    // Whom a step is left out for is not said a second time.
    const isSkipped = ways.some((other) => other.from === way.from && (storeys.get(other) ?? 0) > 0);
    const said = isSkip
      ? skipWords(way, pages, words, leftOut(from, to, boxes), names)
      : isSkipped
        ? undefined
        : words.whoGoes(way);
    const count = way.of.length;
    const line = isSkip ? overHeads(from, to, storey) : straight(from, to);
    const room = isSkip ? Math.abs(to.x - from.x) - 16 : from.width * 0.7 + sizes.gap;
    const lines = said === undefined ? [] : linesIn(said, room, 2, (text) => measure(text, 12.5));
    return [
      {
        id: `${way.from} ${way.to}`,
        ...line,
        transitions: way.of.map(({ page, to: target }) => `${page.code} ${target.code}`),
        weight: Math.min(4, 1.25 + count / 8),
        pill: { ...line.pill, text: count > 1 && !isSkip ? `×${count}` : undefined },
        words:
          said === undefined
            ? undefined
            : {
                x: line.middle.x,
                y: from.y - storey * sizes.head.storey - (isSkip ? 18 : 8) - (lines.length - 1) * 14,
                lines: lines.map((text, at) =>
                  isSkip && at === 0 && count > 1 ? `×${count} ${text}` : text,
                ),
                whole: said,
              },
      },
    ];
  });

const skipWords = (
  way: Way,
  pages: readonly SheetPage[],
  words: SheetWords,
  without: readonly string[],
  names: ReadonlyMap<string, string>,
): string => {
  const who =
    words.whoSkips(
      way,
      pages.filter(({ step }) => without.includes(step)),
    ) ?? words.whoGoes(way);
  const steps = words.listed(without.map((step) => names.get(step) ?? step));
  return who === undefined
    ? words.say('inspect:sheet.skips', { steps })
    : words.say('inspect:sheet.skipsWho', { steps, who });
};

/** The steps between two heads. */
const leftOut = (from: Box, to: Box, boxes: ReadonlyMap<string, Box>): readonly string[] =>
  [...boxes].flatMap(([step, { x }]) =>
    x > Math.min(from.x, to.x) && x < Math.max(from.x, to.x) ? [step] : [],
  );

const straight = (from: Box, to: Box) => {
  const isBack = to.x < from.x;
  const y = from.y + from.height / 2 + (isBack ? 14 : 0);
  const [start, end] = isBack ? [from.x, to.x + to.width] : [from.x + from.width, to.x];
  return {
    path: `M${start} ${y}H${end}`,
    tip: { x: end, y, angle: 0 as const },
    middle: { x: (start + end) / 2, y },
    pill: { x: (start + end) / 2, y },
  };
};

const overHeads = (from: Box, to: Box, storey: number) => {
  const [start, end] = [from.x + from.width / 2, to.x + to.width / 2];
  const y = from.y - storey * sizes.head.storey - 10;
  return {
    path: `M${start} ${from.y}V${y}H${end}V${to.y}`,
    tip: { x: end, y: to.y, angle: 90 as const },
    middle: { x: (start + end) / 2, y },
    // Its words stand over the middle.
    pill: { x: Math.min(start, end) + 34, y },
  };
};
