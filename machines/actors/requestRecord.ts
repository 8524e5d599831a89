import type { RequestStatus } from '../claim/enums.ts';
import type { Failure } from '../service/failures.ts';

/** What is known of one call. Source: specification section 3, client-side application state. */
export interface RequestRecord {
  readonly requestUuid: string;
  readonly endpoint: string;
  readonly status: Extract<RequestStatus, 'REQUESTED' | 'COMPLETED' | 'CANCELED' | 'ERROR'>;
  /** Wall clock in ms. */
  readonly lastUpdated: number;
  readonly failure?: Failure;
}

/**
 * Takes the records and one more; gives them with it. Above the limit the oldest settled one goes, else
 * the oldest.
 */
export const withRecord = (
  records: readonly RequestRecord[],
  added: RequestRecord,
  limit: number,
): readonly RequestRecord[] => {
  const all = [...records, added];
  if (all.length <= limit) return all;
  const settled = all.findIndex(({ status }) => status !== 'REQUESTED');
  return all.toSpliced(Math.max(settled, 0), 1);
};

/**
 * Takes the records and how one call ended; gives them with that. A call ends once: later news does not
 * count.
 */
export const withEnd = (
  records: readonly RequestRecord[],
  end: Pick<RequestRecord, 'requestUuid' | 'status' | 'lastUpdated' | 'failure'>,
): readonly RequestRecord[] =>
  records.map((record) =>
    record.requestUuid === end.requestUuid && record.status === 'REQUESTED' ? { ...record, ...end } : record,
  );
