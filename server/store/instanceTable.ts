import type { Generated, JSONColumnType } from 'kysely';

/** A process of the service that runs, or did two minutes ago. */
export interface InstanceTable {
  id: string;
  /** Hash of its build. */
  build: string;
  /** Digests of its settings by their names, never a value. */
  settings: JSONColumnType<Readonly<Record<string, string>>>;
  started_at: Generated<Date>;
  seen_at: Generated<Date>;
}
