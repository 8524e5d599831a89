import { readdir } from 'node:fs/promises';
import { sql, type RawBuilder } from 'kysely';
import { checkStore } from '#server/backup/checkStore.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { defaultRetention, sweep } from '#server/retention/sweep.ts';
import { incomingPrefix } from '#server/documents/receiveFile.ts';
import type { Db } from '#server/store/tables.ts';
import { promisedNone } from '#test/campaigns/frame/promise.ts';

export interface Stored {
  readonly db: Db;
  readonly documents: DocumentStore;
}

const hour = 60 * 60_000;

/** What no report may ever be, as a question that finds it. */
const never: Readonly<Record<string, RawBuilder<unknown>>> = {
  'A report is two claims': sql`select claim_uuid from registered_claim where claim_uuid is not null
    group by claim_uuid having count(*) > 1`,
  'A sent report is no claim': sql`select uuid from claim_request where state = 'FINAL' and flow_type = 'DRAFT'
    and not exists (select from registered_claim where claim_uuid = uuid)`,
  'A claim is of a report that was not sent': sql`select r.claim_number from registered_claim r
    join claim_request on uuid = r.claim_uuid where state <> 'FINAL'`,
  'A claim left twice for the core': sql`select claim_uuid from outgoing where type = 'claim.registered'
    group by claim_uuid having count(*) > 1`,
  'What left of a claim has a gap': sql`select claim_number from outgoing group by claim_number
    having max(sequence) <> count(*)`,
  'A report has two processes that register it': sql`select claim_uuid from process where state = 'FIN'
    group by claim_uuid having count(*) > 1`,
};

/** What may name a report that is not there: trails, and locks of uuids that no draft ever had. */
const outlasting = ['draft_lock', 'lifted_lock', 'outgoing', 'outgoing_fetch'];

/**
 * Checks that every report is sent once, that every file of a row is there and every file there has a row, and that no row names a
 * report that is not there.
 *
 * @throws BrokenPromise with what was found
 */
export async function checkRows({ db, documents }: Stored): Promise<void> {
  for (const [sentence, question] of Object.entries(never))
    promisedNone((await question.execute(db)).rows, sentence);
  const now = () => new Date(Date.now() + 48 * hour);
  const { lostOfDrafts, lostOfSent, unknown } = await checkStore({ db, documents, now }, { repairs: false });
  promisedNone([...lostOfDrafts, ...lostOfSent], 'Files are lost');
  promisedNone(unknown, 'Files belong to nobody');
  const { rows } = await sql<{ table_name: string }>`select table_name from information_schema.columns
    where table_schema = current_schema() and column_name = 'claim_uuid'`.execute(db);
  for (const { table_name: table } of rows.filter((row) => !outlasting.includes(row.table_name))) {
    const left = await sql`select claim_uuid from ${sql.table(table)} where claim_uuid is not null
      and claim_uuid not in (select uuid from claim_request)`.execute(db);
    promisedNone(left.rows, `Rows of ${table} are of no report`);
  }
}

/**
 * Sweeps as in two hours, and checks that nothing that passes is left: no file without its report, no folder of an upload.
 *
 * @param incoming the folder where uploads pass through
 * @throws BrokenPromise with what is left
 */
export async function checkSwept({ db, documents }: Stored, incoming: string): Promise<void> {
  const own = process.env['TMPDIR'];
  // A sweep looks where the uploads of its own process pass through.
  process.env['TMPDIR'] = incoming;
  const now = () => new Date(Date.now() + 2 * hour);
  await sweep({ db, documents, now, retention: defaultRetention });
  process.env['TMPDIR'] = own;
  const left = await sql`select id from stored_file where id not in (select id from attachment)`.execute(db);
  promisedNone(left.rows, 'Files that belong to nobody are not swept');
  const folders = (await readdir(incoming)).filter((name) => name.startsWith(incomingPrefix));
  promisedNone(folders, 'Folders of uploads are not swept');
  await checkRows({ db, documents });
}
