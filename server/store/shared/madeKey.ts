import { sql, type QueryExecutorProvider } from 'kysely';

/** The secret of this name that all processes on the database share: the first of them makes it. */
export async function madeKey(db: QueryExecutorProvider, name: string, make: () => string): Promise<string> {
  await sql`insert into made_key (name, value, made_at) values (${name}, ${make()}, now())
    on conflict (name) do nothing`.execute(db);
  const { rows } = await sql<{ value: string }>`select value from made_key where name = ${name}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`The key ${name} was removed while it was read.`);
  return row.value;
}
