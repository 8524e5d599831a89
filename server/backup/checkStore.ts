import type { DocumentStore, StoredDocument } from '#server/documents/documentStore.ts';
import { refuseLost } from '#server/documents/refuseLost.ts';
import { buildFileId } from '#server/builds/builds.ts';
import type { Db, Store } from '#server/store/tables.ts';

interface Sources extends Store {
  readonly documents: Pick<DocumentStore, 'has' | 'list' | 'remove'>;
}

/** What rows and files lack of each other, by the ids of the files. */
export interface StoreFaults {
  /** Rows of reports that are not sent, without their files: their reporters can be asked for them again. */
  readonly lostOfDrafts: readonly string[];
  /** The same of sent reports, and the pages that reporters agreed to: only a backup has them. */
  readonly lostOfSent: readonly string[];
  /** Files that no row names, and that are older than a day. */
  readonly unknown: readonly string[];
}

/** As long as a file may be on its way to its row, and far longer. */
const day = 24 * 60 * 60_000;

/**
 * Compares the rows with the files of the store. With `repairs` it refuses the lost files of drafts, so that their reporters are asked
 * for them again, and removes the files that no row names; what belongs to a sent report nobody but a backup can bring back.
 *
 * @throws Error with a sentence, and without a repair, where the database knows none of the files
 */
export async function checkStore(
  sources: Sources,
  { repairs }: { readonly repairs: boolean },
): Promise<StoreFaults> {
  const { db, documents, now } = sources;
  const files = await attachmentsOf(db);
  const pages = await db
    .selectFrom('evidence')
    .select('id')
    .where('pdf_sha256', 'is not', null)
    .orderBy('id')
    .execute();
  // After the rows: what they name was there before them.
  const listed = await listAll(documents);
  const lost = await lacking(documents, listed, files);
  const lostPages = await lacking(documents, listed, pages);
  const isSent = ({ state }: (typeof files)[number]) => state === 'FINAL';
  const drafts = lost.filter((file) => !isSent(file));
  const named = await namedBy(db);
  const unknown = [...listed.values()].filter(({ id }) => !named.has(id));
  const old = unknown.filter(({ at }) => at.getTime() < now().getTime() - day);
  if (repairs) {
    if (old.length > 0 && unknown.length === listed.size)
      throw new Error(
        `The database knows none of the ${listed.size} files of the store: it is another's. Nothing was repaired.`,
      );
    for (const claim of new Set(drafts.map(({ claim_uuid }) => claim_uuid))) await refuseLost(sources, claim);
    for (const { id } of old) await documents.remove(id);
  }
  return {
    lostOfDrafts: drafts.map(({ id }) => id),
    lostOfSent: [...lost.filter(isSent), ...lostPages].map(({ id }) => id),
    unknown: old.map(({ id }) => id).toSorted(),
  };
}

const attachmentsOf = (db: Db) =>
  db
    .selectFrom('attachment')
    .innerJoin('claim_request', 'claim_request.uuid', 'attachment.claim_uuid')
    .select(['attachment.id', 'attachment.claim_uuid', 'claim_request.state'])
    .where('attachment.state', '<>', 'REFUSED')
    .orderBy('attachment.id')
    .execute();

async function listAll({ list }: Pick<DocumentStore, 'list'>): Promise<ReadonlyMap<string, StoredDocument>> {
  const listed = new Map<string, StoredDocument>();
  for await (const one of list()) listed.set(one.id, one);
  return listed;
}

/** Asked once more, one by one: a file may have come while the list was read. */
async function lacking<F extends { readonly id: string }>(
  documents: Pick<DocumentStore, 'has'>,
  listed: ReadonlyMap<string, StoredDocument>,
  files: readonly F[],
): Promise<readonly F[]> {
  const lost: F[] = [];
  for (const file of files) if (!listed.has(file.id) && !(await documents.has(file.id))) lost.push(file);
  return lost;
}

/** Every file that any row names, those also that a sweep removes. */
async function namedBy(db: Db): Promise<ReadonlySet<string>> {
  const attachments = await db.selectFrom('attachment').select('id').execute();
  const stored = await db.selectFrom('stored_file').select('id').execute();
  const pages = await db.selectFrom('evidence').select('id').execute();
  const builds = await db.selectFrom('build_file').select('path').execute();
  return new Set([
    ...[...attachments, ...stored, ...pages].map(({ id }) => id),
    ...builds.map(({ path }) => buildFileId(path)),
  ]);
}
