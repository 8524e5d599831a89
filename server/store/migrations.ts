import type { Migration } from 'kysely/migration';
import { statements } from './migration/statements.ts';

/**
 * What a step does to the release before, which runs beside the new one while it is brought out, and again where it is taken back:
 *
 * - `expand` adds a table, a column that is null or has a default, or an index: the release before neither reads nor writes it.
 * - `move` writes rows, so that what an expansion added is filled; what the release before reads stays as it was.
 * - `contract` takes away, renames or narrows what no release that may still run reads or writes: it comes a release after the last
 *   one that did, and no release before that starts again.
 */
export type Kind = 'expand' | 'move' | 'contract';

/**
 * The steps of the database, in the order of their names: a number, one kind and what it is about. A released step is never changed, a
 * new one is added; what a change needs of two kinds is two steps.
 */
export const migrations: Readonly<Record<`${string}_${Kind}_${string}`, Migration>> = {
  '050_expand_build_files': statements(
    `create table build_file (path text primary key, seen_at timestamptz not null)`,
    `create index on build_file (seen_at)`,
  ),
};
