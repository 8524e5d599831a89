import * as z from 'zod';
import { ReportName } from '#machines/claim/derived/reportName.ts';
import { AuthorisationField, ClaimType, FlowType } from '#machines/claim/enums.ts';
import { call } from './call.ts';
import { ClaimParams } from './claimRequest.ts';
import { Delegation } from './identity/identity.ts';
import { SentReport } from './sent/sentReport.ts';

export const ListedDraft = z.object({
  claimRequestUuid: z.uuid(),
  claimType: ClaimType,
  flowType: FlowType,
  version: z.number().int(),
  /** False once the session has expired: the draft opens after authorisation. */
  authorised: z.boolean(),
  /** True where the session has shown that its reporter is who asks: it opens without a number. */
  proven: z.boolean().optional(),
  /** Who began it for whom; missing where nobody is identified. */
  delegation: Delegation.optional(),
  /** From the page it opens on to the end; missing for a flow that no longer exists. */
  pagesLeft: z.number().int().optional(),
  /** What it is called by; nothing about health where the draft is closed. */
  name: ReportName,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Until when it is kept; missing where only the browser remembers it. */
  expiresAt: z.iso.datetime().optional(),
  /** The kinds of number that can open it where it is closed; missing in what a browser remembered before. */
  opensBy: z.array(AuthorisationField).optional(),
});
export type ListedDraft = z.infer<typeof ListedDraft>;

/** What opens a draft on another device, once: the key is part of a link, the code is sent apart from it. */
const HandedOver = z.object({
  key: z.string().regex(/^[\w-]{22}$/),
  code: z.string().regex(/^\d{6}$/),
  expiresAt: z.iso.datetime(),
});

/** Where a draft is opened on another device, below the address of its line. */
export const takeOverPath = '/prevzit-hlaseni';

const DraftList = z.object({
  drafts: z.array(ListedDraft),
  /** Our addition: what was sent, the last one first. The release before leaves it out. */
  sent: z.array(SentReport).optional(),
});
export type DraftList = z.infer<typeof DraftList>;

export const draftCalls = {
  listDrafts: call({
    method: 'GET',
    path: '/rest/draft',
    summary: 'The drafts of the session, and of who has signed in, last touched first; and what was sent.',
    answer: DraftList,
  }),
  session: call({
    method: 'GET',
    path: '/rest/session/state',
    failing: 'SILENT',
    summary:
      'Our addition: whether this browser has an open session, whose deadline asking moves; 401 once it has expired.',
    answer: z.object({ isOpen: z.boolean() }),
  }),
  logout: call({
    method: 'POST',
    path: '/rest/session/logout',
    summary:
      'End the session of this browser: its reports open again by a number only, or for whoever began them signed in.',
    failing: 'SILENT',
    answer: z.object({
      ended: z.boolean(),
      url: z.string().optional().describe('Our addition: where a user who had signed in is logged out, too.'),
    }),
  }),
  handOver: call({
    method: 'POST',
    path: '/rest/draft/:claimRequestUuid/hand-over',
    failing: 'REFUSALS',
    summary: 'A key for a link and a code that together open the draft once, on another device.',
    params: ClaimParams,
    answer: HandedOver,
  }),
  takeOver: call({
    method: 'POST',
    path: '/rest/draft/take-over',
    failing: 'REFUSALS',
    summary: 'Open a draft on this device by the key of a link and its code.',
    body: HandedOver.pick({ key: true, code: true }),
    answer: ListedDraft,
  }),
  openLinked: call({
    method: 'POST',
    path: '/rest/sent/open',
    failing: 'REFUSALS',
    summary:
      'Our addition: open a report that was sent by the key of a link, in its own browser or for whoever has shown by a code to be its reporter.',
    body: HandedOver.pick({ key: true }),
    answer: SentReport.pick({ claimRequestUuid: true, claimType: true }),
  }),
  authoriseDraft: call({
    method: 'POST',
    path: '/rest/draft/:claimRequestUuid/authorise',
    failing: 'REFUSALS',
    summary: 'Open a draft whose session has expired, by a number only its reporter knows.',
    params: ClaimParams,
    body: z.object({ field: AuthorisationField, value: z.string().trim().min(1).max(40) }),
    answer: ListedDraft,
  }),
};
