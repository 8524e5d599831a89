import * as z from 'zod';
import { AuthorisationField, ClaimType, EventKind, FlowType, RiskCode } from '../claim/enums.ts';
import { call } from './call.ts';
import { ClaimParams } from './claimRequest.ts';

export const ListedDraft = z.object({
  claimRequestUuid: z.uuid(),
  claimType: ClaimType,
  flowType: FlowType,
  version: z.number().int(),
  /** False once the session has expired: the draft opens after authorisation. */
  authorised: z.boolean(),
  /** From the page it opens on to the end; not told of a flow that is gone. */
  pagesLeft: z.number().int().optional(),
  /** What happened, by code; told of a draft that is open alone, for it may tell of health. */
  events: z.array(z.union([EventKind, RiskCode])).optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ListedDraft = z.infer<typeof ListedDraft>;

export const draftCalls = {
  listDrafts: call({
    method: 'GET',
    path: '/rest/draft',
    summary: 'The drafts of the session, last touched first.',
    answer: z.object({ drafts: z.array(ListedDraft) }),
  }),
  authoriseDraft: call({
    method: 'POST',
    path: '/rest/draft/:claimRequestUuid/authorise',
    summary: 'Open a draft whose session has expired, by a number only its reporter knows.',
    params: ClaimParams,
    body: z.object({ field: AuthorisationField, value: z.string().trim().min(1).max(40) }),
    answer: ListedDraft,
  }),
};
