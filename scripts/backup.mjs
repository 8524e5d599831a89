// What `npm run backup -- FOLDER` runs: all that the service has been told, into an empty folder.
import './node-version.mjs';
import { backUp } from '../server/backup/backUp.ts';
import { folderGiven, withStores } from './stores.mjs';

const folder = folderGiven('backup');
await withStores(async (stores) => {
  const { tables, files, lost } = await backUp(stores, folder);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows and ${files} files are in ${folder}.`);
  if (lost > 0)
    console.log(`${lost} files that rows name were not in the store: npm run check-store names them.`);
});
