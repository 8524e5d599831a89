import type { Box } from './boxes.ts';
import type { Lines } from './lines.ts';
import { linesIn, type Measure } from './measure.ts';
import type { Rail } from './sheet.ts';

interface Input {
  readonly step: string;
  readonly lines: Lines;
  readonly boxes: ReadonlyMap<string, Box>;
  /** Where the step ends on the right. */
  readonly right: number;
  readonly measure: Measure;
  /** Names of steps. */
  readonly names: ReadonlyMap<string, string>;
}

/** Pixels on the right of the stops for the rail and where it leads. */
export const railRoom = 140;
const wordsRoom = 96;
const lineHeight = 14;
const between = 14;

/** The rail of an open step; undefined where no page leaves it. */
export const placeRail = ({ lines, boxes, right, measure, names }: Input): Rail | undefined => {
  const own = (id: string) => boxes.has(id);
  const out = lines.rails.filter(({ from, to }) => own(from) && !own(to));
  const ends = [...new Set(out.map(({ from }) => from))].flatMap((code) => {
    const box = boxes.get(code);
    return box ? [{ code, x: box.x + box.width, y: box.y + box.height / 2 }] : [];
  });
  if (ends.length === 0) return undefined;
  const x = right - railRoom + 16;
  const places = ends.map(({ y }) => y);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const blocks = [...Map.groupBy(out, (way) => way.to)].map(([step, ways]) => {
    const count = ways.reduce((sum, { of }) => sum + of.length, 0);
    const name = names.get(step) ?? step;
    const said = linesIn(name, wordsRoom, 2, (text) => measure(text, 12.5, 600));
    const shown = count > 1 ? [...said, `×${count}`] : said;
    return {
      shown,
      whole: count > 1 ? `${name} ×${count}` : name,
      height: shown.length * lineHeight + between,
    };
  });
  const height = blocks.reduce((sum, block) => sum + block.height, 0);
  let top = (from + to) / 2 - height / 2;
  const targets = blocks.map(({ shown, whole, height: own }) => {
    const y = top + own / 2;
    top += own;
    return {
      path: `M${x} ${y}H${x + 18}`,
      tip: { x: x + 18, y, angle: 0 as const },
      words: { x: x + 24, y: y + 4 - ((shown.length - 1) * lineHeight) / 2, lines: shown, whole },
    };
  });
  const tips = targets.map(({ tip }) => tip.y);
  return { x, from: Math.min(from, ...tips), to: Math.max(to, ...tips), lines: ends, targets };
};
