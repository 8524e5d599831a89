import type { TraceStep } from '../../machines/flow/trace.ts';
import type { Failure } from '../../machines/service/failures.ts';

/**
 * Takes a failure and what happened in the flow before it; gives the record to copy for whoever helps: code, status, request, time
 * and the steps, which the inspection replays. No answer of the reporter is in it.
 */
export const failureRecord = (
  { code, status, requestId, message }: Failure,
  steps?: readonly TraceStep[],
): string =>
  JSON.stringify({ code, status, requestId, message, time: new Date().toISOString(), steps }, undefined, 2);
