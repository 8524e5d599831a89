import * as z from 'zod';
import { call } from './call.ts';
import { isFailureCode } from '#machines/calls/failures.ts';
import { SentTraceStep } from './traceStep.ts';

/**
 * The report of a failure to the helpdesk: its code, the request it came from, when it was shown, and the steps before it. It
 * holds none of the reporter's answers.
 */
export const HelpdeskReport = z.object({
  code: z.string().refine(isFailureCode),
  status: z.number().int().min(0).max(599),
  requestId: z.uuid().optional(),
  time: z.iso.datetime(),
  steps: z.array(SentTraceStep).max(200),
});
export type HelpdeskReport = z.infer<typeof HelpdeskReport>;

/** The number the helpdesk finds a report by. */
export const HelpdeskAnswer = z.object({ reference: z.string() });
export type HelpdeskAnswer = z.infer<typeof HelpdeskAnswer>;

export const helpdeskCalls = {
  reportToHelpdesk: call({
    method: 'POST',
    path: '/rest/helpdesk/report',
    failing: 'SILENT',
    summary: 'Tells the helpdesk of a failure; answers the number it is kept under. Names and codes only.',
    body: HelpdeskReport,
    answer: HelpdeskAnswer,
  }),
};
