import type { TraceStep } from '#machines/flow/trace.ts';
import { failures, type Failure } from '#machines/calls/failures.ts';
import { HelpdeskReport } from '#machines/service/helpdesk.ts';

/**
 * The report of a failure for the helpdesk: code, status, request, when it was shown and the steps of the flow before it. It
 * holds none of the reporter's answers.
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

/** The report of a failure as text to copy, which the inspection can replay. */
export const failureRecord = (report: HelpdeskReport): string =>
  JSON.stringify({ ...report, message: failures[report.code].meaning }, undefined, 2);
