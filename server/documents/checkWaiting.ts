import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Selectable } from 'kysely';
import { Failure } from '#machines/calls/failures.ts';
import { planFileMessage } from './planFileMessage.ts';
import { tellResult } from './uploadOutcome.ts';
import { noteDocument } from '#server/outgoing/documents.ts';
import { noteFollowing, type NoteOutgoing } from '#server/outgoing/noteOutgoing.ts';
import type { Store, Tables } from '#server/store/tables.ts';
import { takeLeased } from '#server/store/takeLeased.ts';
import { incomingPrefix } from './receiveFile.ts';
import type { DocumentStore } from './documentStore.ts';
import type { Inspector, Passed } from './inspector.ts';
import { transact } from '#server/store/transact.ts';

type Attachment = Selectable<Tables['attachment']>;

/** The files that may wait, and what looks into them. */
export interface WaitingFiles extends Store {
  readonly documents: DocumentStore;
  readonly inspector: Inspector;
  /** Undefined where nothing leaves the service. */
  readonly noteOutgoing?: NoteOutgoing | undefined;
  /** Aborted when the service is to be stopped: what is looked into is given back then. */
  readonly stopping: AbortSignal;
}

/** How many waiting files were found to be what they should, and how many not. */
export interface CheckedFiles {
  readonly stored: number;
  readonly refused: number;
}

// Longer than any one check may take, so that no two processes look into the same file.
const lease = 3 * 60_000;

/**
 * Looks into the files that arrived while the virus scanner was away, the oldest first, until it is away again. What is refused
 * loses its content, and the result of a sent report says so. It may be killed at any moment: what it had taken is taken again.
 */
export async function checkWaiting(sources: WaitingFiles): Promise<CheckedFiles> {
  const counts = { stored: 0, refused: 0 };
  for (let file = await take(sources); file !== undefined; file = await take(sources)) {
    const found = await untilStopped(sources.stopping, inspectStored(sources, file)).catch(
      async (error: unknown) => {
        await release(sources, file.id);
        throw error;
      },
    );
    if (found === undefined || (!(found instanceof Failure) && !found.isScanned)) {
      await release(sources, file.id);
      return counts;
    }
    await settle(sources, file, found);
    counts[found instanceof Failure ? 'refused' : 'stored'] += 1;
  }
  return counts;
}

/** What the work gives, undefined where the service is to be stopped before that. */
async function untilStopped<T>(stopping: AbortSignal, work: Promise<T>): Promise<T | undefined> {
  const stopped = Promise.withResolvers<undefined>();
  const stop = (): void => stopped.resolve(undefined);
  stopping.addEventListener('abort', stop);
  if (stopping.aborted) stop();
  try {
    return await Promise.race([work, stopped.promise]);
  } finally {
    stopping.removeEventListener('abort', stop);
  }
}

const take = ({ db, now }: WaitingFiles): Promise<Attachment | undefined> =>
  takeLeased(db, 'attachment', { state: 'CHECKING', now: now(), lease });

// To the end of the queue: one that the scanner never answers for must not keep it from the others.
const release = ({ db, now }: WaitingFiles, id: string) =>
  db.updateTable('attachment').set({ leased_until: now() }).where('id', '=', id).execute();

/** What a stored file is, or why it may not be kept. Rejects when that cannot be found out at present. */
async function inspectStored(
  { documents, inspector }: WaitingFiles,
  { id, name, size }: Attachment,
): Promise<Passed | Failure> {
  const folder = await mkdtemp(join(tmpdir(), incomingPrefix));
  const path = join(folder, id);
  try {
    await pipeline(await documents.read(id), createWriteStream(path, { mode: 0o600 }));
    return await inspector.inspect({ path, name, size });
  } catch (error) {
    // What the store has lost can never be checked: the reporter is asked for it once more.
    if (error instanceof Failure && error.code === '404') return new Failure('245000028', { cause: error });
    if (error instanceof Failure && error.status < 500 && error.status !== 429) return error;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function settle(
  { db, now, documents, noteOutgoing }: WaitingFiles,
  file: Attachment,
  found: Passed | Failure,
): Promise<void> {
  await transact(db, async (trx) => {
    // As every change of a report's files: one at a time, and never while it is registered.
    await trx
      .selectFrom('claim_request')
      .select('uuid')
      .where('uuid', '=', file.claim_uuid)
      .forUpdate()
      .execute();
    const settled = await trx
      .updateTable('attachment')
      .set(
        found instanceof Failure
          ? { state: 'REFUSED', refusal: found.code, kept: false, leased_until: null }
          : { state: 'STORED', type: found.type, leased_until: null },
      )
      .where('id', '=', file.id)
      .where('state', '=', 'CHECKING')
      .executeTakeFirst();
    // Taken away by its reporter meanwhile.
    if (settled.numUpdatedRows === 0n) return;
    if (!(found instanceof Failure)) {
      const checked = { ...file, type: found.type, state: 'STORED' } as const;
      return noteDocument(noteOutgoing, trx, 'document.checked', checked);
    }
    await tellResult(trx, file, 'REFUSED');
    await planFileMessage(trx, file.claim_uuid, now());
    const refused = { documentId: file.id, refusal: found.code };
    await noteFollowing(noteOutgoing, trx, file.claim_uuid, { type: 'document.refused', data: refused });
  });
  if (found instanceof Failure) await documents.remove(file.id);
}
