import { randomUUID } from 'node:crypto';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';
import type { Language } from '#machines/service/configuration.ts';
import { checkState } from '#server/reports/checkState.ts';
import type { Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { currentCause } from '#server/traces/cause.ts';

/** The claim is registered already, or a process is about to do it. */
export type StartedFinalize =
  | { readonly result: FinalizeAnswer; readonly processId: string | null }
  | { readonly result: null; readonly processId: string };

interface FinalizeOrder {
  readonly uuid: string;
  readonly saveDocs: boolean;
  /** Files that were picked and are not with the report. */
  readonly failedDocs: number;
  /** The language of the pages it is sent from; the report keeps its own where the caller says none. */
  readonly language: Language | undefined;
}

/**
 * Starts the one process that finalises a report, or finds the existing one: however often it is asked, it leads to one claim.
 *
 * @throws Failure ACTIVE_REPORT_NOT_FOUND with status 409 for a discarded report
 */
export const startFinalize = (
  { db, now }: Store,
  { uuid, saveDocs, failedDocs, language }: FinalizeOrder,
): Promise<StartedFinalize> =>
  transact(db, async (trx) => {
    const claim = await trx
      .selectFrom('claim_request')
      .select(['state', 'result', 'process_id'])
      .where('uuid', '=', uuid)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (claim.result) return { result: claim.result, processId: claim.process_id };
    if (claim.process_id) return { result: null, processId: claim.process_id };
    checkState(claim.state, ['DRAFT']);
    const processId = randomUUID();
    await trx
      .insertInto('process')
      .values({
        id: processId,
        claim_uuid: uuid,
        save_docs: saveDocs,
        failed_docs: failedDocs,
        created_at: now(),
        trace: currentCause()?.traceparent ?? null,
      })
      .execute();
    await trx
      .updateTable('claim_request')
      .set({ state: 'FINALIZING', process_id: processId, ...(language && { language }) })
      .where('uuid', '=', uuid)
      .execute();
    return { result: null, processId };
  });
