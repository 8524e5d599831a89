import type { Queries } from '../store/tables.ts';

/**
 * Locks a report that this process finalises.
 *
 * @param trx the transaction that registers it
 * @param uuid the report
 * @param processId the process
 * @returns undefined when the report is done, or given to another process
 */
export const takeFinalizing = (trx: Queries, uuid: string, processId: string) =>
  trx
    .selectFrom('claim_request')
    .select('uuid')
    .where('uuid', '=', uuid)
    .where('state', '=', 'FINALIZING')
    .where('process_id', '=', processId)
    .forUpdate()
    .executeTakeFirst();
