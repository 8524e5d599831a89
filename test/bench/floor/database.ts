import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';

/** The least a save needs of a database: one row kept, one row changed. */
export interface FloorDatabase {
  insert(id: string, detail: string): Promise<void>;
  update(id: string, version: number, detail: string): Promise<boolean>;
  close(): Promise<void>;
}

const table =
  'create table if not exists floor (id text primary key, version int not null, detail jsonb not null)';
const insert = 'insert into floor values ($1, 0, $2)';
const update = 'update floor set version = version + 1, detail = $3 where id = $1 and version = $2';

/** PostgreSQL at the address, or the embedded database in the folder. */
export async function openFloorDatabase(url: string | undefined, folder: string): Promise<FloorDatabase> {
  return url === undefined ? embedded(folder) : postgres(url);
}

async function embedded(folder: string): Promise<FloorDatabase> {
  const database = await PGlite.create(folder);
  await database.exec(table);
  return {
    insert: async (id, detail) => void (await database.query(insert, [id, detail])),
    update: async (...row) => (await database.query(update, row)).affectedRows === 1,
    close: () => database.close(),
  };
}

async function postgres(url: string): Promise<FloorDatabase> {
  const pool = new Pool({ connectionString: url });
  await pool.query(table);
  return {
    insert: async (id, detail) => void (await pool.query(insert, [id, detail])),
    update: async (...row) => (await pool.query(update, row)).rowCount === 1,
    close: () => pool.end(),
  };
}
