import { Failure } from '../../machines/service/failures.ts';
import type { Queries } from '../store/tables.ts';

/**
 * Locks a report until the transaction ends: its files change one at a time, and never while or after it is registered.
 *
 * @throws Failure ACTIVE_REPORT_NOT_FOUND with status 409 for one that is no draft any more
 */
export async function lockDraft(trx: Queries, claimUuid: string): Promise<void> {
  const claim = await trx
    .selectFrom('claim_request')
    .select('state')
    .where('uuid', '=', claimUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (claim.state !== 'DRAFT') {
    throw new Failure('ACTIVE_REPORT_NOT_FOUND', { status: 409, params: { state: claim.state } });
  }
}
