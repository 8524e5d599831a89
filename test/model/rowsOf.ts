import { rowCode } from '#machines/flow/record.ts';
import type { Rows } from '#machines/flow/page.ts';

/** The codes of the rows of a record page, first to last. */
export const rowsOf = ({ page, max }: Rows): readonly string[] =>
  Array.from({ length: max }, (_, row) => rowCode(page, row));
