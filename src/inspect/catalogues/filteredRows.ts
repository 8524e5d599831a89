import { foldedInPlace } from '#src/inspect/search/folding.ts';
import type { CatalogueRow } from './catalogue.ts';

/** What the address says of rows that belong to the sales application. */
export const salesLine = 'sales';

/**
 * The rows of a line that have all the words typed, whatever their accents and capitals. What belongs to no line is of every line.
 *
 * @param line empty for all of them
 */
export const filteredRows = (
  rows: readonly CatalogueRow[],
  line: string,
  typed: string,
): readonly CatalogueRow[] => {
  const words = foldedInPlace(typed)
    .split(' ')
    .filter((word) => word !== '');
  return rows.filter(({ lines, cells }) => {
    const isOfLine = line === '' || lines.length === 0 || lines.some((one) => (one ?? salesLine) === line);
    if (!isOfLine || words.length === 0) return isOfLine;
    const text = foldedInPlace(cells.flat().join(' '));
    return words.every((word) => text.includes(word));
  });
};
