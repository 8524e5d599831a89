import * as z from 'zod';
import { ContactType } from '#machines/claim/enums.ts';
import { text } from '#machines/claim/fields/text.ts';
import { LockedDraft } from '#machines/service/draftLocks.ts';
import { ClientAct } from './clientActs.ts';
import { SentKind, type WhichMessage } from './filesAndMessages.ts';
import { IncidentFoundBy, IncidentService, IncidentStep } from './incidents.ts';
import { PersonKey } from './personAsked.ts';

/** What an operator does about what the core has not taken, and whether it is handed anything. */
export type HandoverAct =
  | { readonly act: 'RESEND'; readonly event: string }
  | { readonly act: 'RESEND_ALL'; readonly reason: string }
  | { readonly act: 'BY_HAND'; readonly event: string; readonly coreNumber: string }
  | { readonly act: 'PAUSE' }
  | { readonly act: 'RESUME' };

const ofHandover = [
  z.object({ act: z.literal('RESEND'), event: z.uuid() }),
  z.object({ act: z.literal('RESEND_ALL'), reason: z.string().min(1).max(100) }),
  z.object({ act: z.literal('BY_HAND'), event: z.uuid(), coreNumber: text(40) }),
  z.object({ act: z.enum(['PAUSE', 'RESUME']) }),
] as const;

/** Hours before now in which an incident that is noted began at most. */
export const longestAgo = 720;

/** A message that failed is sent again. */
export interface MessageAct extends WhichMessage {
  readonly act: 'RESEND_MESSAGE';
}

const ofMessage = z.object({
  act: z.literal('RESEND_MESSAGE'),
  kind: SentKind,
  channel: ContactType,
  message: z.uuid(),
});

/** What is noted of incidents: that one has happened, and began so many hours ago, or a step of one. */
export type IncidentAct =
  | {
      readonly act: 'INCIDENT';
      readonly service: IncidentService;
      readonly foundBy: IncidentFoundBy;
      readonly hours: number;
    }
  | { readonly act: 'INCIDENT_STEP'; readonly incident: number; readonly step: IncidentStep };

const ofIncident: z.ZodType<IncidentAct> = z.union([
  z.object({
    act: z.literal('INCIDENT'),
    service: IncidentService,
    foundBy: IncidentFoundBy,
    hours: z.int().min(0).max(longestAgo),
  }),
  z.object({ act: z.literal('INCIDENT_STEP'), incident: z.int(), step: IncidentStep }),
]);

/** What an operator does by the call for all of it. */
export type OperatedAct = HandoverAct | MessageAct | IncidentAct | ClientAct;
export const OperatedAct: z.ZodType<OperatedAct> = z.union([...ofHandover, ofMessage, ofIncident, ClientAct]);

/** What an operator does, and may have to ask a second one about. */
export type OperatorAct = OperatedAct | { readonly act: 'UNLOCK'; readonly mark: string } | PersonRequest;

/** What a person asks of their reports, which a second operator always decides about. */
export interface PersonRequest {
  readonly act: 'EXPORT' | 'ERASE';
  readonly foundBy: PersonKey;
  readonly reports: readonly string[];
}

const OperatorAct: z.ZodType<OperatorAct> = z.union([
  ...ofHandover,
  ofMessage,
  ofIncident,
  ClientAct,
  z.object({ act: z.literal('UNLOCK'), mark: LockedDraft.shape.mark }),
  z.object({ act: z.enum(['EXPORT', 'ERASE']), foundBy: PersonKey, reports: z.array(z.uuid()) }),
]);

/** What may be asked of two people: all events of a reason at once, an entry by hand, a lock that lasts, to stop handing over, who cares for all clients of an agent. */
export const FourEyesAct = z.enum(['RESEND_ALL', 'BY_HAND', 'UNLOCK', 'PAUSE', 'TAKE_OVER_ALL']);
export type FourEyesAct = z.infer<typeof FourEyesAct>;

/** What waits for a second operator. */
export interface Approval {
  readonly id: string;
  readonly act: OperatorAct;
  readonly words: string;
  readonly by: string;
  readonly at: string;
  readonly until: string;
  /** Asked for by who reads it: somebody else decides. */
  readonly isOwn: boolean;
  /** How many it would change now. */
  readonly count: number;
  /** It is night, and who reads it may do alone what they asked for. */
  readonly mayAlone: boolean;
}

/** What somebody did alone at night, and says why within a day. */
export interface OwedReason {
  readonly id: string;
  readonly act: OperatorAct;
  readonly words: string;
  readonly by: string;
  readonly at: string;
  readonly due: string;
  readonly isLate: boolean;
  /** What they have said; it is shown for the rest of that day. */
  readonly why?: string | undefined;
  readonly isOwn: boolean;
}

/** What waits for a second operator, and what was done without one. */
export interface Approvals {
  readonly approvals: readonly Approval[];
  readonly owed: readonly OwedReason[];
}

const asked = {
  id: z.uuid(),
  act: OperatorAct,
  words: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
};

export const Approvals: z.ZodType<Approvals> = z.object({
  owed: z
    .array(
      z.object({
        ...asked,
        due: z.iso.datetime().describe('Until when they say why they did it alone.'),
        isLate: z.boolean(),
        why: z.string().optional().describe('What they have said; it is shown for the rest of that day.'),
        isOwn: z.boolean(),
      }),
    )
    // A process of the release before knows of none.
    .default([]),
  approvals: z.array(
    z.object({
      ...asked,
      until: z.iso.datetime(),
      isOwn: z.boolean().describe('Asked for by who reads it: somebody else decides.'),
      count: z.int().describe('How many it would change now.'),
      mayAlone: z
        .boolean()
        .describe('It is night, and who reads it may do alone what they asked for.')
        .default(false),
    }),
  ),
});

/**
 * Why a report of a person stays: it is on its way to the insurer and settled in a minute; the insurer does not have it, and until then the
 * notice itself may not be lost (GDPR art. 17(3)(b), (e); Civil Code § 2797); or it is another reporter's, and tells of this person.
 */
export const StayReason = z.enum(['BEING_SENT', 'NOT_HANDED_OVER', 'OF_ANOTHER_REPORTER']);
export type StayReason = z.infer<typeof StayReason>;

/**
 * Done, ready to be downloaded, waiting for a second operator, declined by them, or there was no such thing any more; no such agent may
 * work, two records are not of one client, or nobody protected has a number; and how many it has changed.
 */
export interface Outcome {
  readonly outcome:
    | 'DONE'
    | 'READY'
    | 'WAITS'
    | 'DECLINED'
    | 'NONE'
    | 'NO_AGENT'
    | 'NOT_ALIKE'
    | 'NOT_PROTECTED';
  readonly count: number;
  /** Reports that were to be erased and stay, and why. */
  readonly stays?: readonly StayingReport[] | undefined;
}

/** A report that is not erased. */
export interface StayingReport {
  readonly mark: string;
  readonly claimNumber?: string | undefined;
  readonly why: StayReason;
}

export const Outcome: z.ZodType<Outcome> = z.object({
  outcome: z
    .enum(['DONE', 'READY', 'WAITS', 'DECLINED', 'NONE', 'NO_AGENT', 'NOT_ALIKE', 'NOT_PROTECTED'])
    .describe(
      'Done, ready to be downloaded, waiting for a second operator, declined by them, or there was no such thing any more; no such agent may work, two records are not of one client, or nobody protected has a number.',
    ),
  count: z.int().describe('How many it has changed.'),
  stays: z
    .array(z.object({ mark: z.string(), claimNumber: z.string().optional(), why: StayReason }))
    .optional()
    .describe('Reports that were to be erased and stay.'),
});
