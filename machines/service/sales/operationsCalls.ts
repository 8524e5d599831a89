import * as z from 'zod';
import { call } from '#machines/service/call.ts';
import { LiftReason } from '#machines/service/draftLocks.ts';
import { FilesState, MessagesState } from './filesAndMessages.ts';
import { Approvals, OperatedAct, Outcome } from './operatorActs.ts';
import { PersonAsked } from './personAsked.ts';

/** What the service stands on. */
export const ServicePart = z.enum([
  'DATABASE',
  'STORE',
  'SPACE',
  'SCANNER',
  'REGISTERS',
  'CORE',
  'MAIL',
  'SMS',
]);
export type ServicePart = z.infer<typeof ServicePart>;

/** How a part is; one that is not set up is off. */
export const PartState = z.enum(['WELL', 'AWAY', 'PAUSED', 'OFF']);

/** How a part of the service is. */
export interface PartHealth {
  readonly part: ServicePart;
  readonly state: z.infer<typeof PartState>;
  /** How long it took to answer. */
  readonly milliseconds?: number | undefined;
  readonly since?: string | undefined;
  /** Which of its registers, or the code of what is wrong. */
  readonly about?: readonly string[] | undefined;
}

/** What waits for something to be done with it. */
export const WaitingKind = z.enum([
  'report',
  'file',
  'message',
  'verification',
  'event',
  'deadLetter',
  'fetch',
]);
export type WaitingKind = z.infer<typeof WaitingKind>;

/** How the service is: its parts, the builds of its processes, whether they have the same settings, and what waits how long. */
export interface Health {
  readonly at: string;
  readonly parts: readonly PartHealth[];
  readonly builds: readonly {
    readonly hash: string;
    readonly processes: number;
    readonly since?: string | undefined;
  }[];
  readonly isSetUpAlike: boolean;
  /** The names of the settings that they have differently. */
  readonly differing?: readonly string[] | undefined;
  readonly queues: readonly {
    readonly what: WaitingKind;
    readonly count: number;
    readonly seconds: number;
  }[];
}

// Their types are written out: to infer them costs the checker more than all the calls they are in.
const Health: z.ZodType<Health> = z.object({
  at: z.iso.datetime(),
  parts: z.array(
    z.object({
      part: ServicePart,
      state: PartState,
      milliseconds: z.int().optional().describe('How long it took to answer.'),
      since: z.iso.datetime().optional(),
      about: z.array(z.string()).optional().describe('Which of its registers, or the code of what is wrong.'),
    }),
  ),
  builds: z.array(z.object({ hash: z.string(), processes: z.int(), since: z.iso.datetime().optional() })),
  isSetUpAlike: z.boolean().describe('All processes have the same settings.'),
  differing: z.array(z.string()).optional().describe('The names of the settings that they have differently.'),
  queues: z.array(z.object({ what: WaitingKind, count: z.int(), seconds: z.int() })),
});

/** An event that the core has not taken. */
export interface Undelivered {
  readonly id: string;
  readonly claimNumber: string;
  readonly type: string;
  readonly reason: string;
  readonly attempts: number;
  readonly since: string;
  /** Later events of its claim that wait for it. */
  readonly behind: number;
}

/** How hand-over stands; it is off where nothing leaves the service. */
export interface HandoverState {
  readonly isOn: boolean;
  readonly paused?: { readonly since: string; readonly reason: string } | undefined;
  readonly waiting: number;
  readonly undelivered: readonly Undelivered[];
}

const HandoverState: z.ZodType<HandoverState> = z.object({
  isOn: z.boolean().describe('False where nothing leaves the service.'),
  paused: z.object({ since: z.iso.datetime(), reason: z.string() }).optional(),
  waiting: z.int(),
  undelivered: z.array(
    z.object({
      id: z.uuid(),
      claimNumber: z.string(),
      type: z.string(),
      reason: z.string(),
      attempts: z.int(),
      since: z.iso.datetime(),
      behind: z.int().describe('Later events of its claim that wait for it.'),
    }),
  ),
});

/** How often calls were answered with a code: in each of the last 24 hours, the present one last, and in the 24 before them. */
export interface Failures {
  readonly codes: readonly {
    readonly code: string;
    readonly hours: readonly number[];
    readonly before: number;
  }[];
}

const Failures: z.ZodType<Failures> = z.object({
  codes: z.array(
    z.object({
      code: z.string(),
      hours: z.array(z.int()).length(24).describe('The last 24 hours, the present one last.'),
      before: z.int().describe('In the 24 hours before them.'),
    }),
  ),
});

/** The calls of the page of operators: operators, the helpdesk and auditors read it, operators alone act. */
export const operationsCalls = {
  readHealth: call({
    method: 'GET',
    path: '/rest/operations/health',
    failing: 'SILENT',
    summary: 'Our addition: how the parts of the service are, which builds run, and what waits.',
    answer: Health,
  }),
  readHandover: call({
    method: 'GET',
    path: '/rest/operations/handover',
    failing: 'SILENT',
    summary: 'Our addition: how hand-over stands, and what the core has not taken. The look is on the trail.',
    answer: HandoverState,
  }),
  readFailures: call({
    method: 'GET',
    path: '/rest/operations/failures',
    failing: 'SILENT',
    summary: 'Our addition: how often calls were answered with which code, by hours.',
    answer: Failures,
  }),
  readFiles: call({
    method: 'GET',
    path: '/rest/operations/files',
    failing: 'SILENT',
    summary:
      'Our addition: which files are being checked, how many were refused and why, and what is stored. The look is on the trail.',
    answer: FilesState,
  }),
  readMessages: call({
    method: 'GET',
    path: '/rest/operations/messages',
    failing: 'SILENT',
    summary:
      'Our addition: the last messages about reports and how they stand, without their words. The look is on the trail.',
    answer: MessagesState,
  }),
  listApprovals: call({
    method: 'GET',
    path: '/rest/operations/approval',
    failing: 'SILENT',
    summary: 'Our addition: what waits for a second operator. The look is on the trail.',
    answer: Approvals,
  }),
  operate: call({
    method: 'POST',
    path: '/rest/operations/act',
    failing: 'REFUSALS',
    summary: 'Our addition: what an operator does, and why. It is on the trail.',
    body: z.object({ act: OperatedAct, words: LiftReason }),
    answer: Outcome,
  }),
  askErasure: call({
    method: 'POST',
    path: '/rest/operations/person/erase',
    failing: 'REFUSALS',
    summary:
      'Our addition: a person wants their reports erased. A second operator decides about those that there are. It is on the trail.',
    body: PersonAsked,
    answer: Outcome,
  }),
  decideApproval: call({
    method: 'POST',
    path: '/rest/operations/approval/:approval',
    failing: 'REFUSALS',
    summary:
      'Our addition: a second operator approves, who has signed in within five minutes, or declines. It is on the trail.',
    params: z.object({ approval: z.uuid() }),
    body: z.object({ isApproved: z.boolean() }),
    answer: Outcome,
  }),
  breakGlass: call({
    method: 'POST',
    path: '/rest/operations/approval/:approval/alone',
    failing: 'REFUSALS',
    summary:
      'Our addition: whoever asked for something does it alone at night, having signed in within five minutes. It is on the trail, and a reason is owed for it.',
    params: z.object({ approval: z.uuid() }),
    answer: Outcome,
  }),
  sayWhyAlone: call({
    method: 'POST',
    path: '/rest/operations/approval/:approval/why',
    failing: 'REFUSALS',
    summary: 'Our addition: why somebody did alone at night what two are to do. It is on the trail.',
    params: z.object({ approval: z.uuid() }),
    body: z.object({ words: LiftReason }),
    answer: Outcome,
  }),
};
