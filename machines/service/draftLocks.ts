import * as z from 'zod';
import { text } from '#machines/claim/fields/text.ts';
import { call } from './call.ts';

/** Why a lock is lifted, in a sentence of the operator's. */
export const LiftReason = text(200);

/** A lock that an operator has lifted. */
export const LiftedLock = z.object({
  operator: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
  attempts: z.number().int().describe('Wrong numbers that had led to it.'),
});
export type LiftedLock = z.infer<typeof LiftedLock>;

/** The mark of a report: what its reporter reads from the page that refuses them, enough to tell it from all others. */
export const markOf = (uuid: string): string => uuid.slice(0, 8);

/** A draft that is locked, as an operator sees it: nothing of what it tells. */
export const LockedDraft = z.object({
  /** The beginning of its uuid, which the reporter reads to the operator. */
  mark: z.string().regex(/^[\da-f]{8}$/),
  /** How often it was locked. */
  locks: z.number().int(),
  until: z.iso.datetime().optional().describe('Left out where the lock lasts until it is lifted.'),
  lifted: z.array(LiftedLock).describe('Its locks that operators have lifted before, the first one first.'),
});
export type LockedDraft = z.infer<typeof LockedDraft>;

/** What came of lifting a lock. */
export const LiftAnswer = z.object({
  isLifted: z.boolean(),
  waits: z.literal(true).optional().describe('A second operator decides first.'),
});
export type LiftAnswer = z.infer<typeof LiftAnswer>;

/** The calls of an operator; nobody else makes them. */
export const draftLockCalls = {
  lockedDrafts: call({
    method: 'GET',
    path: '/rest/draft/lock',
    summary:
      'Our addition, for an operator who has signed in: the drafts locked by wrong numbers, by their marks.',
    answer: z.object({ drafts: z.array(LockedDraft) }),
  }),
  liftLock: call({
    method: 'POST',
    path: '/rest/draft/lock/lift',
    failing: 'REFUSALS',
    summary:
      'Our addition, for an operator who has signed in: lift the lock of the draft with this mark, and say why.',
    body: LockedDraft.pick({ mark: true }).extend({ reason: LiftReason }),
    answer: LiftAnswer,
  }),
};
