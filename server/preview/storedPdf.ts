import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import type { Selectable } from 'kysely';
import { Failure } from '#machines/calls/failures.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { incomingPrefix } from '#server/documents/receiveFile.ts';
import type { EvidenceTable } from '#server/store/evidenceTable.ts';
import { outgoingPdf } from '#server/outgoing/documents.ts';
import { noteFollowing, type NoteOutgoing } from '#server/outgoing/noteOutgoing.ts';
import type { Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { drawClaim, type Drawer } from './drawClaim.ts';

export interface Keeping extends Drawer, Store {
  readonly documents: DocumentStore;
  /** Undefined where nothing leaves the service. */
  readonly noteOutgoing: NoteOutgoing | undefined;
}

type Evidence = Selectable<EvidenceTable>;

/** Milliseconds that drawing belongs to the process that took it. */
const lease = 60_000;
const lookAgain = 200;
const looks = 50;

/**
 * The PDF of a report as it was drawn at its sending, the same bytes each time; drawn and stored now where it is not yet. Undefined for
 * a report that was sent before PDFs were kept.
 *
 * @throws Failure 245000000 with 503 while another process draws it, or where the store has lost it
 */
export async function storedPdf(service: Keeping, uuid: string): Promise<Buffer | undefined> {
  for (let look = 0; look < looks; look += 1) {
    const evidence = await service.db
      .selectFrom('evidence')
      .selectAll()
      .where('claim_uuid', '=', uuid)
      .executeTakeFirst();
    if (evidence === undefined) return undefined;
    if (evidence.pdf_sha256 !== null) return read(service, evidence);
    if (await take(service, evidence)) return keep(service, evidence, uuid);
    await wait(lookAgain, undefined, { ref: false });
  }
  throw new Failure('245000000', { status: 503 });
}

/** Draws and stores the PDFs of what was sent and has none yet, one after the other, until the service is to be stopped. */
export async function keepPdfs(service: Keeping, stopping: AbortSignal): Promise<void> {
  const waiting = await service.db
    .selectFrom('evidence')
    .select('claim_uuid')
    .where('pdf_sha256', 'is', null)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', service.now())]))
    .orderBy('sent_at')
    .limit(100)
    .execute();
  for (const { claim_uuid: uuid } of waiting) {
    if (stopping.aborted) return;
    if (uuid !== null) await storedPdf(service, uuid);
  }
}

// A process that was killed meanwhile leaves it to the next, which stores it under the same id.
async function take({ db, now }: Store, { id }: Evidence): Promise<boolean> {
  const at = now();
  const { numUpdatedRows } = await db
    .updateTable('evidence')
    .set({ leased_until: new Date(at.getTime() + lease) })
    .where('id', '=', id)
    .where('pdf_sha256', 'is', null)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', at)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function keep(service: Keeping, evidence: Evidence, uuid: string): Promise<Buffer> {
  const { db, documents, noteOutgoing } = service;
  const { id, language } = evidence;
  const row = await db
    .selectFrom('claim_request')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const pdf = await drawClaim(service, row, language);
  const incoming = await mkdtemp(join(tmpdir(), incomingPrefix));
  try {
    await writeFile(join(incoming, id), pdf, { mode: 0o600 });
    await documents.keep(id, join(incoming, id));
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
  const sha256 = hashOf(pdf);
  await transact(db, async (trx) => {
    await trx
      .updateTable('evidence')
      .set({ pdf_sha256: sha256, leased_until: null })
      .where('id', '=', id)
      .execute();
    const data = outgoingPdf(evidence, { size: pdf.length, sha256 });
    await noteFollowing(noteOutgoing, trx, uuid, { type: 'document.checked', data });
  });
  return pdf;
}

// What is not what was agreed to is not shown as if it were.
async function read({ documents }: Keeping, { id, pdf_sha256 }: Evidence): Promise<Buffer> {
  const pdf = await buffer(await documents.read(id)).catch((cause: unknown) => {
    throw new Failure('245000000', { status: 503, cause });
  });
  if (hashOf(pdf) !== pdf_sha256) throw new Failure('245000000', { status: 503 });
  return pdf;
}

const hashOf = (pdf: Buffer): string => createHash('sha256').update(pdf).digest('hex');
