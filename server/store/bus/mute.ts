import type { DialectAdapter, QueryExecutorProvider } from 'kysely';

const knowsNone = Symbol('knows no announcements');

/** Marks the adapter of a database that knows no `listen` and no `notify`: nothing is announced there. */
export const muted = <Adapter extends DialectAdapter>(adapter: Adapter): Adapter =>
  Object.defineProperty(adapter, knowsNone, { value: true });

/** True where nothing is announced. */
export const isMute = (db: QueryExecutorProvider): boolean => knowsNone in db.getExecutor().adapter;
