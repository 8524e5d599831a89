import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseAway, saysAway } from './databaseAway.ts';

/** How long a PostgreSQL is waited for, in milliseconds. */
export interface DatabasePatience {
  /** For a connection, a new one or one that others hold. */
  readonly connection: number;
  /** For a statement, by the database. */
  readonly statement: number;
  /** For its answer, where the database is not heard of any more. */
  readonly answer: number;
}

/** Those that wait for a connection, by when they began to. */
export interface Waits {
  /** Milliseconds that the one waits which has waited longest, 0 while nobody does. */
  longest(): number;
  /** Counts one as waiting until it has what it waits for. */
  during<T>(work: Promise<T>): Promise<T>;
}

/** Nobody waits yet. */
export function openWaits(): Waits {
  const since = new Map<symbol, number>();
  return {
    // A map goes by the order in which they came.
    longest: () => {
      const [first] = since.values();
      return first === undefined ? 0 : performance.now() - first;
    },
    during: async (work) => {
      const one = Symbol('waits');
      since.set(one, performance.now());
      try {
        return await work;
      } finally {
        since.delete(one);
      }
    },
  };
}

/** While the database is brought to the latest migration, which takes as long as it takes. */
export const unhurried: DatabasePatience = { connection: 5000, statement: 0, answer: 0 };

const usual: DatabasePatience = { connection: 5000, statement: 15_000, answer: 20_000 };
const idle = 30_000;
/** As many as one process needs; several processes share what a PostgreSQL has. */
export const maxConnections = 10;

/** Where a PostgreSQL is reached. */
interface Reached extends Pick<PoolConfig, 'connectionString' | 'types'> {
  /** A pooler in transaction mode stands between: what is set for a connection is not kept there, and is set for each transaction. */
  readonly isPooled?: boolean;
}

/**
 * The dialect of a PostgreSQL that may be restarted, fail over or fall silent at any moment: no lost connection ends the process or is
 * used again, nothing is waited for without end, and what fails for such a reason is a DatabaseAway.
 */
export function postgresDialect(
  { isPooled = false, ...config }: Reached,
  { connection, statement, answer }: DatabasePatience = usual,
  waits: Waits = openWaits(),
): PostgresDialect {
  const pool = new Pool({
    ...config,
    max: maxConnections,
    connectionTimeoutMillis: connection,
    query_timeout: answer,
    ...(!isPooled && { statement_timeout: statement, idle_in_transaction_session_timeout: statement }),
    idleTimeoutMillis: idle,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection that breaks, idle or held by a transaction, must not end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const bounds = isPooled
    ? `; set local statement_timeout = ${statement}; set local idle_in_transaction_session_timeout = ${statement}`
    : '';
  return new PostgresDialect({ pool: guarded(pool, waits, bounds) });
}

/** True where a pooler refused what a connection to it begins with. */
export const isRefusedByPooler = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.includes('unsupported startup parameter') || isRefusedByPooler(error.cause));

const guarded = (pool: Pool, waits: Waits, bounds: string): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => {
    try {
      return watched(await waits.during(pool.connect()), bounds);
    } catch (error) {
      throw new DatabaseAway(error);
    }
  },
});

const begins = /^(?:begin|start transaction)\b/;

/** A client that is not asked again once it broke, and does not go back among the others. Its transactions begin with these bounds. */
function watched(client: PoolClient, bounds: string): PostgresPoolClient {
  let broken: DatabaseAway | undefined;
  const query = async (sql: string, parameters: unknown[]) => {
    if (broken) throw broken;
    try {
      return await client.query(begins.test(sql) ? sql + bounds : sql, parameters);
    } catch (error) {
      if (!saysAway(error)) throw error;
      broken = new DatabaseAway(error);
      throw broken;
    }
  };
  const release = (destroy?: boolean): void => client.release(broken ?? destroy);
  const own: object = { query, release };
  return new Proxy(client, { get: (target, name) => Reflect.get(name in own ? own : target, name) });
}
