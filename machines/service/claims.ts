import * as z from 'zod';
import { ClaimState, ClaimType, FlowType } from '#machines/claim/enums.ts';
import { call } from './call.ts';
import { ClaimParams, ClaimsData, ClaimService, FinalizeAnswer, ServiceParams } from './claimRequest.ts';
import { Language } from './configuration.ts';
import { ClaimDocument } from './documents.ts';
import { EarlyResponse, EarlyForm } from './prerenderedPage.ts';

/** The largest number the database can count to. */
const maxVersion = 2 ** 31 - 1;

/** Digits and nothing else: what merely can be read as a number names no version. */
const Version = z.coerce
  .string()
  .regex(/^(?:0|[1-9]\d{0,9})$/)
  .transform(Number)
  .pipe(z.number().max(maxVersion));

const Detail = z.record(z.string(), z.unknown());

/** A report as its own session may read it back. */
export const StoredClaim = z.object({
  claimRequestUuid: z.uuid(),
  claimType: ClaimType,
  flowType: FlowType,
  referer: z.string().optional(),
  state: ClaimState,
  version: z.number().int(),
  schemaVersion: z.number().int().describe('Our addition: the version of the format of the detail.'),
  detail: Detail,
  page: z.string().optional().describe('Our addition: the furthest page, on which the report goes on.'),
  documents: z.array(ClaimDocument),
  /** Present once the report is final. */
  result: FinalizeAnswer.optional(),
});

export const claimCalls = {
  create: call({
    method: 'POST',
    path: '/rest/:service/create',
    failing: 'FLOW',
    summary: 'Start a report, empty or with its first answers; it belongs to the session of the caller.',
    params: z.object({ service: ClaimService }),
    body: z.object({
      claimType: ClaimType,
      flowType: FlowType.optional(),
      referer: z.string().max(40).optional(),
      detail: Detail.optional().describe(
        'Our addition: the first answers, checked and stored as a save does; the answer is then version 1. One that is refused creates nothing.',
      ),
      clientCase: z
        .uuid()
        .optional()
        .describe('Our addition: the client for whom a user of ours reports, as their landing told.'),
      createKey: z
        .uuid()
        .optional()
        .describe(
          'Our addition: made up by the caller for one report and told to nobody. A call repeated with it, because no answer came, answers the report that the first one created and changes nothing.',
        ),
    }),
    answer: z.object({
      activeClaimUuid: z.uuid(),
      version: z.number().int().describe('0 for an empty report, 1 for one with its first answers.'),
      claimsData: z.array(ClaimsData),
    }),
  }),
  begin: call({
    method: 'POST',
    path: '/rest/claim/begin',
    failing: 'FLOW',
    summary:
      'Our addition: start a report with its first page as a form carries it, for a page that does not listen yet; the page that follows comes with the answer.',
    body: EarlyForm,
    answer: EarlyResponse,
  }),
  readClaim: call({
    method: 'GET',
    path: '/rest/:service/:claimRequestUuid',
    failing: 'FLOW',
    summary: 'Read a report back: draft, documents and, once final, its result.',
    params: ServiceParams,
    answer: StoredClaim,
  }),
  save: call({
    method: 'POST',
    path: '/rest/:service/:claimRequestUuid/save/:version',
    failing: 'FLOW',
    summary: 'Store the claim detail; the version must be the stored one, the answer is one more.',
    params: ServiceParams.extend({ version: Version }),
    body: Detail,
    answer: z.object({ version: z.number().int() }),
  }),
  finalize: call({
    method: 'POST',
    path: '/rest/:service/:claimRequestUuid/finalize',
    failing: 'FLOW',
    summary: 'Check the walked pages again and register the claim; the same answer each time.',
    params: ServiceParams,
    query: z.object({
      saveDocs: z.enum(['true', 'false']).optional(),
      failedDocs: z
        .string()
        .regex(/^\d{1,3}$/)
        .optional()
        .describe('Our addition: how many files were picked and are not with the report.'),
    }),
    answer: FinalizeAnswer,
    pollable: true,
  }),
  claimPreview: call({
    method: 'GET',
    path: '/rest/:service/:claimRequestUuid/preview.pdf',
    summary:
      'A sent report as the PDF that was drawn at its sending. One sent before PDFs were kept is drawn, in `language` or the language the browser asks for.',
    params: ServiceParams,
    query: z.object({ language: Language.optional() }),
    answer: z.unknown().describe('application/pdf'),
  }),
  discard: call({
    method: 'POST',
    path: '/rest/:service/:claimRequestUuid/discard',
    failing: 'FLOW',
    summary: 'Give a draft up; the answer says where the reporter goes.',
    params: ServiceParams,
    answer: z.object({ url: z.string() }),
  }),
  openDraft: call({
    method: 'POST',
    path: '/rest/draft/:claimRequestUuid/open',
    failing: 'REFUSALS',
    summary: 'Open a draft of this browser again after its session has expired.',
    params: ClaimParams,
    answer: z.object({ claimRequestUuid: z.uuid() }),
  }),
};
