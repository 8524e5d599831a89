import { nameOf, sizes } from './boxes.ts';
import { linesOf, type Lines } from './lines.ts';
import { linesIn, type Measure } from './measure.ts';
import type { Head, ListRow } from './sheet.ts';
import { visibleOf, type SheetPage } from './visible.ts';

/** Of a step with more pages than that only the first of each line is shown. */
const most = 14;

/** The pages of each closed step, below its head. */
export const placeRows = (
  heads: readonly Head[],
  pages: readonly SheetPage[],
  top: number,
  measure: Measure,
): readonly ListRow[] =>
  heads.flatMap(({ step, box: { x, width } }) => {
    const own = pages.filter((page) => page.step === step);
    const shown =
      own.length > most
        ? firstOfLines(linesOf(step, visibleOf(pages, new Set([step]))))
        : own.map((page) => ({ page, name: page.name, following: 0 }));
    const { row } = sizes;
    return shown.map(({ page, name, following }, at) => ({
      page,
      following,
      name: linesIn(name, width - (following > 0 ? 62 : 30), 1, (text) => measure(text, row.text))[0] ?? name,
      box: { x, y: top + at * row.height, width, height: row.height },
    }));
  });

/** The first page of each line; one whose name occurs twice says where it leads. */
const firstOfLines = ({ stops, drawn }: Lines) => {
  const lines = [...Map.groupBy(stops, ({ line }) => line)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, line]) => {
      const [first] = line.toSorted((a, b) => a.column - b.column);
      const page = first?.node.pages[0];
      return first && page ? [{ first, page, following: line.length - 1 }] : [];
    });
  return lines.map(({ first, page, following }) => {
    const isTwice = lines.some((other) => other.page.name === page.name && other.page !== page);
    const to = stops.find(({ node }) => drawn.some((way) => way.from === page.code && way.to === node.id));
    return {
      page,
      following,
      name: isTwice && to ? `${nameOf(first.node)} → ${nameOf(to.node)}` : page.name,
    };
  });
};
