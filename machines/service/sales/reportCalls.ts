import * as z from 'zod';
import { ClaimState, ClaimType, ContactType, FlowType } from '#machines/claim/enums.ts';
import { call } from '#machines/service/call.ts';
import { ClaimDocument } from '#machines/service/documents.ts';
import { LiftAnswer, LiftReason } from '#machines/service/draftLocks.ts';
import { HelpdeskReport } from '#machines/service/helpdesk.ts';
import { ReportMessage } from '#machines/service/sent/sentMessages.ts';

/** Why a report is looked for. */
export const ReportReason = z.enum(['CLIENT_CALLS', 'COMPLAINT', 'FAULT', 'COURT']);
export type ReportReason = z.infer<typeof ReportReason>;

/** The lock of a draft by wrong numbers. */
const ReportLock = z.object({
  locks: z.int().describe('How often it was locked.'),
  until: z.iso.datetime().optional().describe('Left out where the lock lasts until it is lifted.'),
});

/** What a list says of a report: nothing of what it tells. */
export const FoundReport = z.object({
  id: z.uuid(),
  mark: z.string().regex(/^[\da-f]{8}$/),
  claimNumber: z.string().optional(),
  claimType: ClaimType,
  flowType: FlowType,
  state: ClaimState,
  begunAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  lastPage: z.string().optional().describe('The view of the page on which it goes on.'),
  lock: ReportLock.optional(),
});
export type FoundReport = z.infer<typeof FoundReport>;

const Files: z.ZodType<readonly ClaimDocument[]> = z
  .array(ClaimDocument)
  // A process of the release before tells how many alone.
  .default([])
  .describe('Their names, kinds and states, those that were refused among them; never what is in them.');

/** A report as the helpdesk reads it: where somebody was and what failed, without a value. */
export const OpenedReport = FoundReport.extend({
  pages: z.array(z.object({ code: z.string(), view: z.string(), isDone: z.boolean() })),
  failures: z.array(z.object({ code: z.string(), at: z.iso.datetime() })),
  documents: z.int().describe('How many lie with it.'),
  files: Files,
  messages: z
    .array(ReportMessage)
    .describe('What confirms it; empty where its reporter was reached by none.'),
});
export type OpenedReport = z.infer<typeof OpenedReport>;

const ReportParams = z.object({ report: z.uuid() });
const Need = z.object({ reason: ReportReason });

/** The calls by which the helpdesk and operators help with a report; nobody else makes them. */
export const reportCalls = {
  findReports: call({
    method: 'POST',
    path: '/rest/report/search',
    failing: 'REFUSALS',
    summary:
      'Our addition, for the helpdesk and operators: a report by its claim number or mark, a failure by its reference. Each search is on the trail.',
    body: Need.extend({ text: z.string().trim().min(1).max(40) }),
    answer: z.object({
      reports: z.array(FoundReport),
      failure: HelpdeskReport.optional().describe('What a browser told the helpdesk under this reference.'),
    }),
  }),
  openReport: call({
    method: 'POST',
    path: '/rest/report/:report/open',
    failing: 'REFUSALS',
    summary:
      'Our addition: the pages of a report and its failures, without values. The look is on the trail.',
    params: ReportParams,
    body: Need,
    answer: OpenedReport,
  }),
  readReportFile: call({
    method: 'POST',
    path: '/rest/report/:report/documents/:document',
    failing: 'SILENT',
    summary:
      'Our addition, for operators: one file of a report as it was stored, once it has been checked. The look is on the trail.',
    params: ReportParams.extend({ document: z.uuid() }),
    body: Need,
    answer: z
      .unknown()
      .describe('The type found in the content when it was uploaded, or application/octet-stream'),
  }),
  unlockReport: call({
    method: 'POST',
    path: '/rest/report/:report/unlock',
    failing: 'REFUSALS',
    summary: 'Our addition: lift the lock of a draft, and say why. It is on the trail.',
    params: ReportParams,
    body: z.object({ words: LiftReason }),
    answer: LiftAnswer,
  }),
  resendConfirmation: call({
    method: 'POST',
    path: '/rest/report/:report/resend',
    failing: 'REFUSALS',
    summary:
      'Our addition: send the reporter of a sent report its confirmation again, to the contact that the report has. It is on the trail.',
    params: ReportParams,
    body: Need,
    answer: z.object({ ways: z.array(ContactType).describe('Empty where no way reaches the reporter.') }),
  }),
};

/** What a report is looked for by. */
export type ReportSearch = z.input<typeof reportCalls.findReports.body>;
/** What was found. */
export type FoundReports = z.output<typeof reportCalls.findReports.answer>;
