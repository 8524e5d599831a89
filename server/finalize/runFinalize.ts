import { schemaVersion } from '../../machines/claim/stored/migrations.ts';
import { Failure } from '../../machines/service/failures.ts';
import { describeError, type DescribedError } from '../logging.ts';
import type { Job } from '../process/runner.ts';
import type { Service } from '../service.ts';
import { examineClaim, RefusedClaim } from './examineClaim.ts';
import { registerAddition } from './registerAddition.ts';
import { registerClaim } from './registerClaim.ts';

/**
 * The long work behind finalize: examines and registers the claim, or ends the process with the failure and returns the report to
 * its reporter. Running it twice registers the claim once. Errors that were not foreseen are logged.
 */
export async function runFinalize(
  service: Service,
  job: Job,
  log: (error: DescribedError) => void,
): Promise<void> {
  const row = await service.db
    .selectFrom('claim_request')
    .selectAll()
    .where('uuid', '=', job.claim_uuid)
    .executeTakeFirstOrThrow();
  try {
    const register = row.flow_type === 'DRAFT' ? registerClaim : registerAddition;
    const sms = await register(service, { row, job, ...(await examineClaim(service, row)) });
    // The claim is registered, whether or not its reporter can be told.
    if (sms) await service.sendSms?.(sms).catch((error: unknown) => log(describeError(error)));
  } catch (error) {
    if (!(error instanceof Failure) || error.cause !== undefined) log(describeError(error));
    await giveBack(
      service,
      job,
      error instanceof Failure ? error : new Failure('245000000', { cause: error }),
    );
  }
}

async function giveBack({ db, now }: Service, job: Job, failure: Failure): Promise<void> {
  const { code, message, status, params } = failure;
  const written = JSON.stringify({ code, message, status, ...(params && { params }) });
  await db.transaction().execute(async (trx) => {
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
          schema_version: schemaVersion,
          detail: JSON.stringify(failure.standing),
        }),
      })
      .where('uuid', '=', job.claim_uuid)
      .where('process_id', '=', job.id)
      .where('state', '=', 'FINALIZING')
      .execute();
  });
}
