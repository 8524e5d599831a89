import type { Db } from '#server/store/tables.ts';
import type { DocumentStore } from './documentStore.ts';
import { openFolderStore } from './folderStore.ts';
import { openS3Store, type S3Place } from './s3Store.ts';

interface Place {
  readonly s3: S3Place | undefined;
  readonly documentsFolder: string;
}

/** As many as tell a folder that was lost from one that lost a file. */
const some = 20;

/**
 * Opens the store of the documents that the database knows.
 *
 * @throws StoreLost for a folder that has none of them
 */
export const openDocuments = async ({ s3, documentsFolder }: Place, db: Db): Promise<DocumentStore> =>
  s3 ? openS3Store(s3) : openFolderStore(documentsFolder, await someKnown(db));

async function someKnown(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('attachment')
    .select('id')
    .where('state', '<>', 'REFUSED')
    .orderBy('created_at', 'desc')
    .limit(some)
    .execute();
  return rows.map(({ id }) => id);
}
