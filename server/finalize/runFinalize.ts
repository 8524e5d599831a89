import { oldestVersionOf } from '#machines/claim/stored/migrations.ts';
import { Failure, type FailureCode } from '#machines/calls/failures.ts';
import { describeError, type DescribedError } from '#server/http/logging.ts';
import type { Job } from '#server/process/runner.ts';
import { examineClaim, RefusedClaim, type Examining } from './examineClaim.ts';
import { registerAddition } from './registerAddition.ts';
import { registerClaim, type Registering } from './registerClaim.ts';
import type { Store } from '#server/store/tables.ts';
import { isDatabaseAway } from '#server/store/databaseAway.ts';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { refuseLost } from '#server/documents/refuseLost.ts';
import { transact } from '#server/store/transact.ts';

export interface Finalizing extends Examining, Registering {
  readonly documents: DocumentStore;
}

/** How the work behind a report ended: with a claim, back at its reporter who can mend it, or back because something broke. */
export type FinalizeOutcome = 'registered' | 'refused' | 'failed';

/** What an operator learns of it. */
interface Log {
  readonly notRegistered: (failure: DescribedError & { readonly code: FailureCode }) => void;
  /** By which code, and for an answer that is wrong which field and which check; no value. */
  readonly refused: (refusal: {
    readonly code: FailureCode;
    readonly name?: string;
    readonly key?: string;
  }) => void;
  readonly filesLost: (ids: readonly string[]) => void;
}

/**
 * The long work behind finalize: examines and registers the claim, or ends the process with the failure and returns the report to
 * its reporter. Running it twice registers the claim once. Errors that were not foreseen are logged. A file that the store has lost
 * does not go with the claim, which says so.
 */
export async function runFinalize(service: Finalizing, job: Job, log: Log): Promise<FinalizeOutcome> {
  const row = await service.db
    .selectFrom('claim_request')
    .selectAll()
    .where('uuid', '=', job.claim_uuid)
    .executeTakeFirstOrThrow();
  try {
    const lost = job.save_docs ? await refuseLost(service, row.uuid) : [];
    if (lost.length > 0) log.filesLost(lost);
    const register = row.flow_type === 'DRAFT' ? registerClaim : registerAddition;
    await register(service, { row, job, ...(await examineClaim(service, row)) });
    return 'registered';
  } catch (error) {
    // Nothing was decided about the report: it is taken again.
    if (isDatabaseAway(error)) throw error;
    const failure = error instanceof Failure ? error : new Failure('245000000', { cause: error });
    if (failure.cause === undefined) log.refused(refusalOf(failure));
    else log.notRegistered({ code: failure.code, ...describeError(error) });
    await giveBack(service, job, failure);
    return failure.cause === undefined ? 'refused' : 'failed';
  }
}

/** What is wrong with an answer is told by names of ours; those of other failures may be a reporter's words. */
function refusalOf({ code, params }: Failure) {
  if (code !== '245000030') return { code };
  const { name, key } = params ?? {};
  return { code, ...(typeof name === 'string' && { name }), ...(typeof key === 'string' && { key }) };
}

async function giveBack({ db, now }: Store, job: Job, failure: Failure): Promise<void> {
  const { code, message, status, params } = failure;
  const written = JSON.stringify({ code, message, status, ...(params && { params }) });
  await transact(db, async (trx) => {
    const ended = await trx
      .updateTable('process')
      .set({ state: 'ERR', failure: written })
      .where('id', '=', job.id)
      .where('state', '=', 'PRO')
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return;
    await trx
      .updateTable('claim_request')
      .set({
        state: 'DRAFT',
        process_id: null,
        updated_at: now(),
        // What our lookups found leads the reporter to what is missing.
        ...(failure instanceof RefusedClaim && {
          schema_version: oldestVersionOf(failure.standing),
          detail: JSON.stringify(failure.standing),
        }),
      })
      .where('uuid', '=', job.claim_uuid)
      .where('process_id', '=', job.id)
      .where('state', '=', 'FINALIZING')
      .execute();
  });
}
