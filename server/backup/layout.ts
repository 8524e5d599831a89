import { sql } from 'kysely';
import type { Queries } from '#server/store/tables.ts';

/** What each start writes anew, or what only the processes of one installation share. */
const notKept = ['build_file', 'clock_look', 'instance', 'made_key', 'turn'];

/**
 * The tables that are backed up, each after those that its rows refer to. Steps of migrations are no rows of ours, and static files,
 * processes and the clock are noted anew by each start.
 */
export async function tablesOf(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const names = rows.map(({ name }) => name).filter((name) => !isLeftOut(name));
  return inOrder(names, await referencesOf(db));
}

/** The names of the columns of a table, in their order. */
export async function columnsOf(db: Queries, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}

/** The sequences that give numbers, and the last number of each: 0 before the first. */
export async function sequencesOf(db: Queries): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ name: string; last: number | null }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' order by sequencename`.execute(db);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last ?? 0]));
}

/** The steps that a database was brought to, in the order of their names. */
export async function stepsOf(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration_step order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const isLeftOut = (name: string): boolean =>
  notKept.includes(name) || /^(?:migration_|kysely_migration)/.test(name);

type References = readonly { readonly from: string; readonly to: string }[];

async function referencesOf(db: Queries): Promise<References> {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and conrelid <> confrelid`.execute(db);
  return rows;
}

function inOrder(names: readonly string[], references: References): string[] {
  const ordered: string[] = [];
  let left = names;
  while (left.length > 0) {
    const waiting = new Set(references.filter(({ to }) => left.includes(to)).map(({ from }) => from));
    const next = left.filter((name) => !waiting.has(name));
    if (next.length === 0) throw new Error(`The tables ${left.join(', ')} refer to each other in a circle.`);
    ordered.push(...next);
    left = left.filter((name) => waiting.has(name));
  }
  return ordered;
}
