import { PGlite } from '@electric-sql/pglite';

// Makes the embedded database in the folder named: what that takes of memory goes back with this process.
const [, , dataDir = ''] = process.argv;
const database = await PGlite.create({ dataDir });
await database.close();
