/** A cell that a spreadsheet would take for a formula. */
const isFormula = /^[=+\-@\t\r]/;

/** Rows of cells as a file for spreadsheets: marked as UTF-8, each cell as the text that it is. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`;

const cellOf = (text: string): string => {
  const shown = isFormula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
};
