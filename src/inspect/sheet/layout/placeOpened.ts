import { boxesOf, sizes, wordedColumn, type Box } from './boxes.ts';
import type { Lines, Stop } from './lines.ts';
import { linesIn, type Measure } from './measure.ts';
import { othersOf, placeWords } from './placeWords.ts';
import { placeRail, railRoom } from './placeRail.ts';
import type { Arrow, OpenedStep, StopBox, StopWay } from './sheet.ts';
import type { SheetWords } from './sheetWords.ts';
import type { Way } from './visible.ts';

interface Input {
  readonly step: string;
  readonly lines: Lines;
  readonly top: number;
  readonly notch: number;
  readonly width: number;
  readonly measure: Measure;
  readonly words: SheetWords;
  /** Names of steps. */
  readonly names: ReadonlyMap<string, string>;
}

const lead = 34;
const inset = 8;

/** A step that is open, below the heads: its pages as lines with stops, who comes on the left, where they leave it on the right. */
export const placeOpened = (input: Input): OpenedStep => {
  const { step, lines, top, notch, width, measure, words, names } = input;
  const { boxes, width: needed, height } = boxesOf(lines, top + lead, measure);
  const right = Math.max(width - inset, needed + railRoom);
  const entered = new Map(
    lines.stops.map((stop) => [stop.node.id, lines.rails.filter(({ to }) => to === stop.node.id)]),
  );
  const from = [...new Set([...entered.values()].flat().map((way) => way.from))];
  return {
    step,
    box: { x: inset, y: top, width: right - inset, height: lead + height + 10 },
    notch,
    lead: {
      x: sizes.edge,
      y: top + 21,
      ...whole(
        from.length === 0
          ? words.say('inspect:sheet.begins')
          : words.say('inspect:sheet.from', { steps: words.listed(from.map((id) => names.get(id) ?? id)) }),
      ),
    },
    stops: lines.stops.map((stop) => stopOf(stop, boxes, lines, input)),
    ways: lines.drawn.flatMap((way) => wayOf(way, boxes, lines)),
    entries: lines.stops.flatMap(({ node }) =>
      entryOf(boxes.get(node.id), entered.get(node.id) ?? [], lines),
    ),
    words: placeWords(lines, boxes, input),
    rail: placeRail({ step, lines, boxes, right, measure, names }),
  };
};

const whole = (text: string) => ({ lines: [text], whole: text });

const stopOf = (
  { node }: Stop,
  boxes: ReadonlyMap<string, Box>,
  lines: Lines,
  { measure, words: { say, listed } }: Input,
): StopBox => {
  const { stops, words } = lines;
  const [page] = node.pages;
  const box = boxes.get(node.id) ?? { x: 0, y: 0, width: 0, height: 0 };
  if (!page) throw new Error(`${node.id} stands for no page.`);
  const isOwn = (id: string) => stops.some((stop) => stop.node.id === id);
  const mayEnd = words.some(({ from, to }) => from === node.id && !isOwn(to));
  const also = othersOf(node.id, lines);
  const { stop } = sizes;
  return {
    page,
    box,
    name:
      linesIn(page.name, box.width - stop.padding + 8, 1, (text) => measure(text, stop.text, 600))[0] ?? '',
    label: [
      page.name,
      ...(page.isRows ? [say('inspect:sheet.rows')] : []),
      ...(also.length > 0 ? [say('inspect:sheet.alsoFrom', { pages: listed(also) })] : []),
      ...(mayEnd ? [say('inspect:sheet.mayEnd')] : []),
    ].join('. '),
    isEnd: page.next.length === 0 && !stops.some((other) => other.node.pages[0]?.isHub),
    mayEnd,
    hasOthers: also.length > 0,
  };
};

/** A way straight to the next stop, or by a corner to another line. */
const wayOf = (way: Way, boxes: ReadonlyMap<string, Box>, lines: Lines): StopWay[] => {
  const hasWords = isWorded(lines, way.to);
  const [from, to] = [boxes.get(way.from), boxes.get(way.to)];
  if (!from || !to) return [];
  const [start, y] = [from.x + from.width, from.y + from.height / 2];
  const into = to.y + to.height / 2;
  const corner = Math.max(start + 6, Math.min(to.x - 11, start + 9));
  return [
    {
      from: way.from,
      to: way.to,
      isPassed: lines.passed.has(way),
      path: `M${start} ${y}${y === into ? '' : `H${corner}V${into}`}${hasWords ? `H${corner + 6}M${to.x - 14} ${into}` : ''}H${to.x}`,
      tip: { x: to.x, y: into, angle: 0 },
    },
  ];
};

/** True for a page of the second column that says itself who comes. */
const isWorded = (lines: Lines, id: string): boolean =>
  wordedColumn(lines) === 1 && lines.stops.some(({ node, column }) => node.id === id && column === 1);

/** The short arrow to a page that a step is entered by. */
const entryOf = (box: Box | undefined, ways: readonly Way[], lines: Lines): Arrow[] => {
  if (!box || ways.length === 0) return [];
  const y = box.y + box.height / 2;
  const start = wordedColumn(lines) === 0 ? sizes.edge + sizes.words.first - 16 : 2 * inset;
  return [{ path: `M${start} ${y}H${box.x}`, tip: { x: box.x, y, angle: 0 } }];
};
