import { sql, type QueryExecutorProvider } from 'kysely';

/** Work that one process does for all, and how many milliseconds after it was last begun it may be begun again. */
export interface Turn {
  readonly name: string;
  readonly after: number;
}

/** True where nobody has begun the work so shortly before, by the clock of the database: then it is begun by whoever asks. */
export async function takeTurn(db: QueryExecutorProvider, { name, after }: Turn): Promise<boolean> {
  const { rows } = await sql`
    insert into turn (name, taken_at) values (${name}, now())
    on conflict (name) do update set taken_at = now()
    where turn.taken_at <= now() - ${after / 1000} * interval '1 second' or turn.taken_at > now()
    returning name`.execute(db);
  return rows.length > 0;
}
