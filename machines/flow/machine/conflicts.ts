import type { AnyActorRef } from 'xstate';
import type { Names } from '#machines/flow/page.ts';
import { draftOf, readAgain, type FlowSetup } from './setup.ts';

export const conflictStatesOf = <N extends Names>(made: FlowSetup<N>) => {
  /** Tells the actor that holds the report for this tab to take it from the other tab. */
  const takeReport = made.enqueueActions(({ system, enqueue }) => {
    const tab: AnyActorRef | undefined = system.get('tab');
    if (tab) enqueue.sendTo(tab, { type: 'TAKE' });
  });

  /** Merges both versions, with the answers that stay as they are here where the reporter has said so. */
  const merge = made.enqueueActions(({ event, check, enqueue }) =>
    enqueue({
      type: 'mergeVersions',
      params: { kept: 'paths' in event ? event.paths : [], isEditing: check('isEditing') },
    }),
  );

  const loadedAgain = [
    'tellReset',
    { type: 'keepDraft', params: draftOf<N> },
    'endEditing',
    'openFirstIncomplete',
  ] as const;

  /** A save was stale: what the other one has saved is read. Where both have told the same or other things, nobody need be asked. */
  const comparing = made.createStateConfig({
    invoke: {
      ...readAgain<N>(),
      onDone: [
        { guard: { type: 'leavesNothing', params: draftOf<N> }, target: '#open', actions: loadedAgain },
        {
          guard: { type: 'isContradicted', params: draftOf<N> },
          target: '#conflict',
          actions: { type: 'keepConflict', params: draftOf<N> },
        },
        {
          target: '#merging',
          actions: { type: 'keepConflict', params: draftOf<N> },
        },
      ],
    },
  });

  /** The tab takes the report back: what the other one has saved meanwhile is read. */
  const rejoining = made.createStateConfig({
    id: 'rejoining',
    invoke: {
      ...readAgain<N>(),
      onDone: [
        { guard: { type: 'isUnchanged', params: draftOf<N> }, target: '#open' },
        { target: '#open', actions: loadedAgain },
      ],
    },
  });

  /** A save went wrong in the service: what it acknowledged last is read. */
  const resetting = made.createStateConfig({
    invoke: { ...readAgain<N>(), onDone: { target: '#open', actions: loadedAgain } },
  });

  /** What is read again because a save went wrong, or somebody else works on the record as well. */
  const meetingReads = { comparing, rejoining, resetting };

  const conflict = made.createStateConfig({
    id: 'conflict',
    meta: { dialog: 'conflict' },
    on: {
      MERGE: '#merging',
      REFUSE: { target: '#open', actions: ['tellReset', 'takeTheirs', 'endEditing', 'openFirstIncomplete'] },
    },
  });

  const merging = made.createStateConfig({
    id: 'merging',
    entry: merge,
    always: [{ guard: 'somethingFalls', target: '#warning' }, { target: '#ready' }],
  });

  /** Two have changed the report: answer by answer the reporter keeps theirs or takes the other one, and that is saved. */
  const conflictStates = { conflict, merging };

  /** Another tab of this browser works on the report, until it is taken back. */
  const elsewhere = made.createStateConfig({
    id: 'elsewhere',
    meta: { dialog: 'elsewhere' },
    on: { CONTINUE_HERE: { target: '#rejoining', actions: takeReport } },
  });

  return { meetingReads, conflictStates, elsewhere };
};
