// What `npm run restore -- FOLDER` runs: puts a backup into an empty database and an empty store of documents.
import './node-version.mjs';
import { restore } from '../server/backup/restore.ts';
import { folderGiven, withStores } from './stores.mjs';

const folder = folderGiven('restore');
await withStores(
  async (stores) => {
    const { at, files } = await restore(stores, folder);
    console.log(`The backup of ${at} is back, with ${files} files. Numbers go on far beyond it.`);
  },
  { mayBeNew: true },
);
