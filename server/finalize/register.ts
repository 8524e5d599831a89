import { schemaVersion } from '../../machines/claim/stored/migrations.ts';
import type { FinalizeAnswer } from '../../machines/service/claimRequest.ts';
import type { StoredClaimRow } from '../auth/getOwnClaim.ts';
import type { Job } from '../process/runner.ts';
import type { Service } from '../service.ts';
import type { Sms } from '../messages/sms.ts';
import type { Queries } from '../store/tables.ts';
import type { ExaminedClaim } from './examineClaim.ts';

export interface Registration extends ExaminedClaim {
  readonly row: StoredClaimRow;
  readonly job: Job;
}

/** What a registered report keeps, and what its reporter is told by a message. */
interface Registered {
  readonly sms?: Sms | undefined;
  readonly result: FinalizeAnswer;
  readonly detail: object;
  readonly claim_number?: string;
}

/**
 * Ends a process in one transaction: the report is locked, entered, given its result and kept with its files. A report that is
 * already done, or given to another process, is left as it is. It gives the message that is to be sent.
 */
export const register = (
  { db, now }: Service,
  { row, job, decision }: Registration,
  enter: (trx: Queries) => Promise<Registered>,
): Promise<Sms | undefined> =>
  db.transaction().execute(async (trx) => {
    const open = await trx
      .selectFrom('claim_request')
      .select('uuid')
      .where('uuid', '=', row.uuid)
      .where('state', '=', 'FINALIZING')
      .where('process_id', '=', job.id)
      .forUpdate()
      .executeTakeFirst();
    if (!open) return undefined;
    const { result, detail, sms, ...entered } = await enter(trx);
    await trx
      .updateTable('claim_request')
      .set({
        ...entered,
        state: 'FINAL',
        schema_version: schemaVersion,
        detail: JSON.stringify(detail),
        decision: JSON.stringify(decision),
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
    return sms;
  });
