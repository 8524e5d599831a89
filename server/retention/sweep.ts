import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { incomingPrefix } from '#server/documents/receiveFile.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { eraseSent } from './eraseSent.ts';
import type { Db } from '#server/store/tables.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** How long what has ended is kept, in milliseconds. */
export interface Retention {
  /** Drafts, after their last change. */
  readonly drafts: number;
  /** What is left of a discarded draft. */
  readonly discarded: number;
  /** Sessions without reports, after they expired. */
  readonly sessions: number;
  /** The failures reported to the helpdesk, with their traces, conversations with it, and whom it helped. */
  readonly helpdesk: number;
  /** Sent reports, after they were handed over. */
  readonly sent: number;
  /** What was counted of the flows. */
  readonly traffic: number;
}

/** Who looked at clients, and which files the core has fetched, is told for two years. */
const trail = 731 * day;
/** How often calls failed. */
const month = 31 * day;
/** As long a core may ask for an event once more. */
const repeats = 90 * day;

/** How long it is, unless an operator says otherwise. */
export const defaultRetention: Retention = {
  drafts: 90 * day,
  discarded: day,
  sessions: day,
  helpdesk: 90 * day,
  sent: 90 * day,
  traffic: 400 * day,
};

interface Sources {
  readonly db: Db;
  readonly documents: DocumentStore;
  readonly now: () => Date;
  readonly retention: Retention;
}

/** How much was removed, by kind. */
export type Swept = Readonly<
  Record<'drafts' | 'discarded' | 'sent' | 'sessions' | 'helpdesk' | 'files' | 'folders', number>
>;

/** Removes what was kept long enough, and what a killed process left behind: folders of uploads, files without a record. */
export async function sweep({ db, documents, now, retention }: Sources): Promise<Swept> {
  const before = (time: number): Date => new Date(now().getTime() - time);
  const reports = db.deleteFrom('claim_request');
  const ofState = (state: 'DRAFT' | 'DISCARDED', time: number) =>
    reports.where('state', '=', state).where('updated_at', '<', before(time)).executeTakeFirst();
  // What the registers answered stands in for them for a day.
  await db.deleteFrom('register_answer').where('asked_at', '<', before(day)).execute();
  const drafts = await ofState('DRAFT', retention.drafts);
  const discarded = await ofState('DISCARDED', retention.discarded);
  const sent = await eraseSent({ db, now }, before(retention.sent));
  const sessions = await db
    .deleteFrom('session')
    .where('expires_at', '<', before(retention.sessions))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('claim_request').select('uuid').whereRef('session_id', '=', 'session.id'))),
    )
    .executeTakeFirst();
  const helpdesk = await db
    .deleteFrom('helpdesk_report')
    .where('created_at', '<', before(retention.helpdesk))
    .executeTakeFirst();
  await db.deleteFrom('chat_thread').where('changed_at', '<', before(retention.helpdesk)).execute();
  await db.deleteFrom('assistance').where('asked_at', '<', before(retention.helpdesk)).execute();
  await db.deleteFrom('contact_code').where('expires_at', '<', now()).execute();
  await db.deleteFrom('hand_over').where('expires_at', '<', now()).execute();
  await db.deleteFrom('status_link').where('expires_at', '<', now()).execute();
  await db.deleteFrom('client_case').where('expires_at', '<', now()).execute();
  await db.deleteFrom('message_turn').where('at', '<', before(day)).execute();
  await db.deleteFrom('outbox').where('created_at', '<', before(day)).execute();
  await db
    .deleteFrom('lifted_lock')
    .where('lifted_at', '<', before(retention.drafts))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('claim_request').select('uuid').whereRef('uuid', '=', 'claim_uuid'))),
    )
    .execute();
  await db.deleteFrom('draft_lock').where('changed_at', '<', before(retention.drafts)).execute();
  await db.deleteFrom('look').where('at', '<', before(trail)).execute();
  await db
    .deleteFrom('outgoing')
    .where('report', 'is', null)
    .where('state', '=', 'DONE')
    .where('since', '<', before(repeats))
    .execute();
  await db.deleteFrom('failure_count').where('hour', '<', before(month)).execute();
  await db
    .deleteFrom('flow_traffic')
    .where('day', '<', before(retention.traffic).toISOString().slice(0, 10))
    .execute();
  await db.deleteFrom('approval').where('asked_at', '<', before(trail)).execute();
  await db.deleteFrom('outgoing_fetch').where('at', '<', before(trail)).execute();
  await db.deleteFrom('rate_limit').where('resets_at', '<', new Date()).execute();
  return {
    drafts: Number(drafts.numDeletedRows),
    discarded: Number(discarded.numDeletedRows),
    sent,
    sessions: Number(sessions.numDeletedRows),
    helpdesk: Number(helpdesk.numDeletedRows),
    files: (await sweepFiles(db, documents, before(hour))) + (await sweepPdfs(db, documents)),
    folders: await sweepFolders(now()),
  };
}

// An upload may be between the store and its record: only what is older than any upload is nobody's.
async function sweepFiles(db: Db, documents: DocumentStore, before: Date): Promise<number> {
  const lost = await db
    .selectFrom('stored_file')
    .leftJoin('attachment', 'attachment.id', 'stored_file.id')
    .select('stored_file.id')
    .where((file) => file.or([file('attachment.id', 'is', null), file('attachment.state', '=', 'REFUSED')]))
    .where('stored_file.created_at', '<', before)
    .execute();
  for (const { id } of lost) {
    await documents.remove(id);
    await db.deleteFrom('stored_file').where('id', '=', id).execute();
  }
  return lost.length;
}

/** What was kept of reports that are gone. */
async function sweepPdfs(db: Db, documents: DocumentStore): Promise<number> {
  const left = await db.selectFrom('evidence').select('id').where('claim_uuid', 'is', null).execute();
  for (const { id } of left) {
    await documents.remove(id);
    await db.deleteFrom('evidence').where('id', '=', id).execute();
  }
  return left.length;
}

/** Removes the folders that uploads of killed processes have left on this machine, an hour after; gives how many there were. */
export async function sweepFolders(now: Date): Promise<number> {
  const before = new Date(now.getTime() - hour);
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(incomingPrefix));
  let count = 0;
  for (const name of names) {
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || found.mtime >= before) continue;
    await rm(path, { recursive: true, force: true });
    count += 1;
  }
  return count;
}
