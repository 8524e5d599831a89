import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { muted } from './bus/mute.ts';
import { repeatConflicts } from './transact.ts';

/**
 * A dialect whose statements outside a transaction are repeated where the database refused them for the sake of another. Where the
 * database `announces` nothing, nothing is.
 */
export const repeatingDialect = (dialect: Dialect, announces: boolean): Dialect => ({
  createDriver: () => repeating(dialect.createDriver()),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => (announces ? dialect.createAdapter() : muted(dialect.createAdapter())),
  createIntrospector: (db) => dialect.createIntrospector(db),
});

class RepeatingConnection implements DatabaseConnection {
  readonly own: DatabaseConnection;
  isInTransaction = false;

  constructor(own: DatabaseConnection) {
    this.own = own;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const execute = () => this.own.executeQuery<R>(query);
    return this.isInTransaction ? execute() : repeatConflicts(execute);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.own.streamQuery<R>(query, chunkSize);
  }
}

function repeating(driver: Driver): Driver {
  const ours = (connection: DatabaseConnection): RepeatingConnection => {
    if (connection instanceof RepeatingConnection) return connection;
    throw new TypeError('A connection of another driver.');
  };
  return {
    init: (options) => driver.init(options),
    destroy: (options) => driver.destroy(options),
    acquireConnection: async (options) => new RepeatingConnection(await driver.acquireConnection(options)),
    releaseConnection: (connection, options) => driver.releaseConnection(ours(connection).own, options),
    beginTransaction: (connection, settings) => {
      ours(connection).isInTransaction = true;
      return driver.beginTransaction(ours(connection).own, settings);
    },
    commitTransaction: (connection) => driver.commitTransaction(ours(connection).own),
    rollbackTransaction: (connection) => driver.rollbackTransaction(ours(connection).own),
  };
}
