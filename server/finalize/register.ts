import { oldestVersionOf } from '#machines/claim/stored/migrations.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import type { StoredClaimRow } from '#server/reports/getOwnClaim.ts';
import type { Job } from '#server/process/runner.ts';
import type { Confirmation } from '#server/messages/confirmation.ts';
import { noteConfirmation } from '#server/messages/notices.ts';
import { outgoingDocuments } from '#server/outgoing/documents.ts';
import type { OutgoingEvent } from '#server/outgoing/events.ts';
import type { NoteOutgoing } from '#server/outgoing/noteOutgoing.ts';
import type { OutgoingDocument } from '#server/outgoing/shapes.ts';
import type { Queries, Store } from '#server/store/tables.ts';
import type { ExaminedClaim } from './examineClaim.ts';
import { transact } from '#server/store/transact.ts';

export interface Registration extends ExaminedClaim {
  readonly row: StoredClaimRow;
  readonly job: Job;
}

/** What is stored of a registered report, and what messages say to its reporter. */
interface Registered {
  readonly confirmation?: Confirmation;
  readonly result: FinalizeAnswer;
  readonly detail: object;
  readonly claim_number?: string;
  /** What leaves the service with it, of files as they are by then. */
  readonly leaving: Leaving;
}

/** An event about a claim number, told of the files that go with a report. */
interface Leaving {
  readonly claimNumber: string;
  /** The documents that the report had to have. */
  readonly required: readonly string[];
  readonly event: (documents: readonly OutgoingDocument[]) => OutgoingEvent;
  /** The events that come after it. */
  readonly following?: (documents: readonly OutgoingDocument[]) => Promise<readonly OutgoingEvent[]>;
}

interface Noting extends Store {
  /** Undefined where nothing leaves the service. */
  readonly noteOutgoing?: NoteOutgoing | undefined;
}

/**
 * Ends a process in one transaction: the report is locked, entered, given its result and kept with its files. A report that is
 * already done, or given to another process, is left as it is. The messages to the reporter, and what leaves the service, are noted
 * with it.
 */
export const register = (
  { db, now, noteOutgoing }: Noting,
  { row, job, assessment }: Registration,
  enter: (trx: Queries) => Promise<Registered>,
): Promise<void> =>
  transact(db, async (trx) => {
    const open = await trx
      .selectFrom('claim_request')
      .select('uuid')
      .where('uuid', '=', row.uuid)
      .where('state', '=', 'FINALIZING')
      .where('process_id', '=', job.id)
      .forUpdate()
      .executeTakeFirst();
    if (!open) return;
    const { result, detail, confirmation, leaving, ...entered } = await enter(trx);
    await trx
      .updateTable('claim_request')
      .set({
        ...entered,
        state: 'FINAL',
        schema_version: oldestVersionOf({ ...detail }),
        detail: JSON.stringify(detail),
        decision: JSON.stringify(assessment),
        result: JSON.stringify(result),
        updated_at: now(),
      })
      .where('uuid', '=', row.uuid)
      .execute();
    if (job.save_docs)
      await trx
        .updateTable('attachment')
        .set({ kept: true })
        .where('claim_uuid', '=', row.uuid)
        .where('state', '<>', 'REFUSED')
        .execute();
    await trx.updateTable('process').set({ state: 'FIN' }).where('id', '=', job.id).execute();
    if (confirmation) await noteConfirmation(trx, row.uuid, confirmation, now());
    if (noteOutgoing === undefined) return;
    const { claimNumber, required, event, following } = leaving;
    const documents = job.save_docs ? await outgoingDocuments(trx, row.uuid, required) : [];
    // Last, because whoever else reports to the same claim number waits from here.
    const about = { claimNumber, uuid: row.uuid, language: row.language };
    for (const one of [event(documents), ...((await following?.(documents)) ?? [])])
      await noteOutgoing(trx, about, one);
  });
