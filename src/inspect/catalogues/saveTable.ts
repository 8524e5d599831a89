import { csvOf } from '#machines/sales/trail/trailCsv.ts';
import { saveFile } from '#src/layout/saveFile.ts';

/** Gives the browser rows of cells as a file for spreadsheets, the heads first. Hard spaces are for the screen alone. */
export const saveTable = (rows: readonly (readonly string[])[], name: string): void => {
  const content = csvOf(rows).replaceAll('\u00a0', ' ');
  saveFile(new Blob([content], { type: 'text/csv' }), `${name}.csv`);
};
