import { sizes, wordedColumn, type Box } from './boxes.ts';
import type { Lines, Stop } from './lines.ts';
import { linesIn, type Measure } from './measure.ts';
import type { Said } from './sheet.ts';
import type { SheetWords } from './sheetWords.ts';
import { withoutCommon } from './withoutCommon.ts';

/**
 * Who comes to each page that the step is entered by, and from where else, on the left of its line; where a step has one entry that splits,
 * before each page that follows it.
 */
export const placeWords = (
  lines: Lines,
  boxes: ReadonlyMap<string, Box>,
  { measure, words }: { readonly measure: Measure; readonly words: SheetWords },
): Said[] => {
  const worded = wordedColumn(lines);
  const saying = lines.stops.flatMap((stop) => {
    const [page] = stop.node.pages;
    const box = boxes.get(stop.node.id);
    const isSaying = worded === 0 ? isEntered(stop, lines) : stop.column === 1;
    return page && box && isSaying ? [{ page, box }] : [];
  });
  // Where everybody comes there is nothing to say.
  if (saying.length === 1 && saying[0]?.page.rule === undefined) return [];
  const ruleOf = withoutCommon(saying.flatMap(({ page: { rule } }) => rule ?? []));
  const { text, line, first, second } = sizes.words;
  const room = worded === 0 ? first - 22 : second - 16;
  const widthOf = (some: string) => measure(some, text);
  return saying.map(({ page, box }) => {
    const also = othersOf(page.code, lines);
    const from =
      also.length > 0 ? words.say('inspect:sheet.alsoFrom', { pages: words.listed(also) }) : undefined;
    const who = words.whoComes(page.rule && ruleOf(page.rule));
    const said = [
      ...linesIn(who, room, from === undefined ? 2 : 1, widthOf),
      ...(from === undefined ? [] : linesIn(from, room, 1, widthOf)),
    ];
    return {
      x: worded === 0 ? sizes.edge : box.x - second + 6,
      y: box.y + box.height / 2 + 4 - ((said.length - 1) * line) / 2,
      lines: said,
      whole: from === undefined ? who : `${who}. ${from}`,
    };
  });
};

/** The names of the pages that lead to another from farther away, which no arrow shows. */
export const othersOf = (code: string, { words }: Lines): readonly string[] =>
  words.filter(({ to }) => to === code).flatMap(({ of }) => of.map(({ page }) => page.name));

const isEntered = ({ node }: Stop, { rails, drawn, implied }: Lines): boolean =>
  rails.some(({ to }) => to === node.id) || ![...drawn, ...implied].some(({ to }) => to === node.id);
