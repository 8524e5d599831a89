import type { TraceStep } from '../../machines/flow/trace.ts';
import { failures, type Failure } from '../../machines/service/failures.ts';
import { HelpdeskReport } from '../../machines/service/helpdesk.ts';

/**
 * Takes a failure, when it was shown and what happened in the flow before it; gives the report of it for the helpdesk: code, status,
 * request, time and the steps. No answer of the reporter is in it.
 */
export const failureReport = (
  { code, status, requestId }: Failure,
  { time, steps }: { readonly time: Date; readonly steps: readonly TraceStep[] },
): HelpdeskReport => ({
  code,
  status,
  // A proxy that failed may have named the request as it liked.
  requestId: HelpdeskReport.shape.requestId.safeParse(requestId).data,
  time: time.toISOString(),
  steps: [...steps],
});

/** Takes the report of a failure; gives it as text to copy, which the inspection replays. */
export const failureRecord = (report: HelpdeskReport): string =>
  JSON.stringify({ ...report, message: failures[report.code].meaning }, undefined, 2);
