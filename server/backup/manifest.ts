import * as z from 'zod';

/** What a backup says of itself. */
export const Manifest = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  /** The steps that its database was brought to. */
  steps: z.array(z.string()),
  /** By table, the names of its columns and how many rows there are. */
  tables: z.record(z.string(), z.object({ columns: z.array(z.string()), rows: z.number().int() })),
  /** The last number that each sequence gave. */
  sequences: z.record(z.string(), z.number().int()),
  files: z.number().int(),
  /** Files that rows name and the store no longer had. */
  lost: z.number().int(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Where the parts of a backup are in its folder. */
export const places = {
  manifest: 'backup.json',
  /** The hash of each of the others, as `sha256sum -c` reads it. It is written last. */
  sums: 'SHA256SUMS',
  rowsOf: (table: string) => `tables/${table}.jsonl`,
  fileOf: (id: string) => `documents/${id.slice(0, 2)}/${id}`,
};
