import * as z from 'zod';
import { call } from './call.ts';

/** A draft that is locked, as an operator sees it: nothing of what it tells. */
export const LockedDraft = z.object({
  /** The beginning of its uuid, which the reporter reads to the operator. */
  mark: z.string().regex(/^[\da-f]{8}$/),
  /** How often it was locked. */
  locks: z.number().int(),
  until: z.iso.datetime().optional().describe('Left out where the lock lasts until it is lifted.'),
});
export type LockedDraft = z.infer<typeof LockedDraft>;

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
    summary: 'Our addition, for an operator who has signed in: lift the lock of the draft with this mark.',
    body: LockedDraft.pick({ mark: true }),
    answer: z.object({ isLifted: z.boolean() }),
  }),
};
