import type { AnyActorRef } from 'xstate';
import { draftOf, readAgain } from './calls.ts';
import { flowSetup } from './flowSetup.ts';

/** Tells whoever holds the report for this tab that it is taken from the other one. */
const takeReport = flowSetup.enqueueActions(({ system, enqueue }) => {
  const tab: AnyActorRef | undefined = system.get('tab');
  if (tab) enqueue.sendTo(tab, { type: 'TAKE' });
});

const loadedAgain = ['tellReset', { type: 'keepDraft', params: draftOf }, 'openFurthest'] as const;

/** A save was stale: what the other one has saved is read. Where both have told the same or other things, nobody need be asked. */
const comparing = flowSetup.createStateConfig({
  invoke: {
    ...readAgain,
    onDone: [
      { guard: { type: 'leavesNothing', params: draftOf }, target: '#open', actions: loadedAgain },
      {
        guard: { type: 'isContradicted', params: draftOf },
        target: '#conflict',
        actions: { type: 'keepConflict', params: draftOf },
      },
      {
        target: '#merging',
        actions: [
          { type: 'keepConflict', params: draftOf },
          { type: 'mergeClaims', params: { kept: [] } },
        ],
      },
    ],
  },
});

/** The tab takes the report back: what the other one has saved meanwhile is read. */
const rejoining = flowSetup.createStateConfig({
  id: 'rejoining',
  invoke: {
    ...readAgain,
    onDone: [
      { guard: { type: 'isUnchanged', params: draftOf }, target: '#open' },
      { target: '#open', actions: loadedAgain },
    ],
  },
});

/** What is read again because somebody else works on the report as well. */
export const meetingReads = { comparing, rejoining };

const conflict = flowSetup.createStateConfig({
  id: 'conflict',
  on: {
    MERGE: {
      target: '#merging',
      actions: { type: 'mergeClaims', params: ({ event }) => ({ kept: event.kept }) },
    },
    REFUSE: { target: '#open', actions: ['tellReset', 'takeTheirs', 'openFurthest'] },
  },
});

const merging = flowSetup.createStateConfig({
  id: 'merging',
  always: [{ guard: 'somethingFalls', target: '#warning' }, { target: '#ready' }],
});

/** Two have changed the report: answer by answer the reporter keeps theirs or takes the other one, and that is saved. */
export const conflictStates = { conflict, merging };

/** Another tab of this browser works on the report, until it is taken back. */
export const elsewhere = flowSetup.createStateConfig({
  id: 'elsewhere',
  on: { CONTINUE_HERE: { target: '#rejoining', actions: takeReport } },
});
