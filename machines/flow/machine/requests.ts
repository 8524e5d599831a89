import { and, type AnyActorRef, not } from 'xstate';
import { draftOf, failed, notOk, outcomeOf, readAgain } from './calls.ts';
import { endingQuestions, endingStates } from './endings.ts';
import { conflictStates, elsewhere, meetingReads } from './meetings.ts';
import { preparingStates } from './preparing.ts';
import { flowSetup } from './flowSetup.ts';
import { claimRefOf } from './setup.ts';

/** Tells all files of the claim, where there are any. */
const tellFiles = (type: 'RETRY' | 'LEAVE') =>
  flowSetup.enqueueActions(({ system, enqueue }) => {
    const uploads: AnyActorRef | undefined = system.get('uploads');
    if (uploads) enqueue.sendTo(uploads, { type });
  });

/** States that wait for the service; `last` leads a retry back to the call that failed. */
const workingStates = flowSetup.createStateConfig({
  tags: 'busy',
  entry: 'forgetLong',
  after: { longRunning: { actions: 'noteLong' } },
  initial: 'saving',
  states: {
    ...preparingStates,
    saving: {
      on: {
        RETRY: { actions: 'saveNow' },
        ONLINE: { actions: 'saveNow' },
        CANCEL: { actions: 'stopSaving' },
      },
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => ({
          request: {
            ...claimRefOf(context),
            version: context.version,
            detail: { ...(context.pending?.claim ?? context.claim) },
          },
          resetFlowOnError: context.configuration.resetFlowOnError,
        }),
        onSnapshot: [
          {
            guard: {
              type: 'childIs',
              params: ({ event }) => ({ state: event.snapshot.value, oneOf: ['away'] }),
            },
            target: '.away',
          },
          { target: '.underWay' },
        ],
        onDone: [
          {
            guard: { type: 'hasSaved', params: outcomeOf },
            target: '#saved',
            actions: [{ type: 'keepVersion', params: outcomeOf }, 'noteSaved', 'tellSaved'],
          },
          {
            guard: { type: 'mustReset', params: outcomeOf },
            target: 'resetting',
            actions: { type: 'keepOutcome', params: outcomeOf },
          },
          { guard: { type: 'isStale', params: outcomeOf }, target: 'comparing' },
          {
            guard: { type: 'wasCancelled', params: outcomeOf },
            target: '#open',
            actions: 'dropPending',
          },
          notOk,
        ],
        onError: failed,
      },
      initial: 'underWay',
      states: { underWay: {}, away: { tags: 'waiting' } },
    },
    resetting: {
      invoke: {
        ...readAgain,
        onDone: {
          target: '#open',
          actions: ['tellReset', { type: 'keepDraft', params: draftOf }, 'openFurthest'],
        },
      },
    },
    ...meetingReads,
    ...endingStates,
    last: { id: 'last', type: 'history' },
  },
});

/** Whatever is on its way here stays typed on its page; what is being sent, emptied or given up goes its way. */
const leave = { guard: 'hasClaim', target: '#elsewhere', actions: 'dropPending' } as const;

/**
 * The request region of every flow. While it is open, the reporter may leave, open and edit pages. While it is occupied, answers
 * are being sent: the page turns only after the service has answered the lookups, the reporter has agreed to what is dropped, the
 * dialogs are confirmed and the save has succeeded.
 */
export const requestStates = flowSetup.createStateConfig({
  initial: 'open',
  on: { 'session.expired': '.expired', LOGGED_OUT: '.loggedOut' },
  states: {
    open: {
      id: 'open',
      initial: 'idle',
      on: {
        'page.leave': 'occupied',
        DISCARD: 'occupied.discardAsked',
        RESET: 'occupied.resetAsked',
        OPENED_ELSEWHERE: leave,
      },
      states: {
        idle: {
          always: { guard: 'isSent', target: '#sent' },
          on: { UNDO: { guard: 'canUndo', target: '#preparing', actions: 'keepUndo' } },
        },
        failed: {
          id: 'failed',
          on: {
            RETRY: { target: '#last', actions: 'forgetFailure' },
            CANCEL: { target: 'idle', actions: 'dropPending' },
            RESTART: { target: 'idle', actions: 'forgetClaim' },
            'page.open': 'idle',
          },
        },
      },
    },
    occupied: {
      initial: 'preparing',
      on: { OPENED_ELSEWHERE: leave },
      states: {
        preparing: {
          id: 'preparing',
          always: [
            { guard: 'needsClaim', target: 'working.creating' },
            { guard: 'hasLookup', target: 'working.lookingUp' },
            { target: 'weighing' },
          ],
        },
        // Only what the lookups found tells which pages are left out.
        weighing: {
          entry: 'weighPending',
          always: [{ guard: 'somethingFalls', target: 'warning' }, { target: 'asking' }],
        },
        warning: {
          id: 'warning',
          on: {
            CONFIRM: 'asking',
            REFUSE: [
              { guard: 'isMerged', target: 'conflict' },
              { target: '#open', actions: ['tellKept', 'dropPending'] },
            ],
          },
        },
        ...conflictStates,
        asking: {
          always: [
            { guard: 'hasConfirmation', target: 'confirming' },
            { guard: 'lacksFiles', target: 'awaitingFiles' },
            { target: 'ready' },
          ],
        },
        // Sending goes on by itself as soon as every file has arrived.
        awaitingFiles: {
          always: { guard: not('lacksFiles'), target: 'ready' },
          on: {
            CONFIRM: { guard: 'maySendWithout', target: 'ready', actions: tellFiles('LEAVE') },
            RETRY: { actions: tellFiles('RETRY') },
            REFUSE: { target: '#open', actions: 'dropPending' },
          },
        },
        ready: {
          id: 'ready',
          always: [
            { guard: and(['mustSave', 'hasClaim']), target: 'working.saving' },
            { guard: 'mustSave', target: 'working.beginning' },
            { target: 'saved' },
          ],
        },
        confirming: {
          on: {
            CONFIRM: [
              {
                guard: {
                  type: 'isOther',
                  params: ({ event }) => ({ answer: event.answer ?? 'YES' }),
                },
                target: 'answering',
              },
              { target: 'asking', actions: 'foldYes' },
            ],
            REFUSE: { target: '#open', actions: 'dropPending' },
          },
        },
        // The third answer of a dialog gives the report up, which is asked once more, or changes what is on its way.
        answering: {
          always: [
            { guard: 'discards', target: 'discardAsked', actions: 'dropPending' },
            { target: 'asking', actions: 'foldOther' },
          ],
        },
        working: { ...workingStates },
        // Nobody knows when the network comes back: that is heard, and tried every now and then.
        away: {
          id: 'away',
          tags: ['busy', 'waiting'],
          after: { again: '#last' },
          on: {
            RETRY: '#last',
            ONLINE: '#last',
            CANCEL: { target: '#open', actions: 'dropPending' },
          },
        },
        saved: {
          id: 'saved',
          always: [
            { guard: 'opensPage', target: '#open', actions: ['tellAnswered', 'openAsked', 'acceptPending'] },
            { guard: 'submits', target: 'working.finalizing' },
            {
              guard: 'returnsToFurthest',
              target: '#open',
              actions: ['tellAnswered', 'acceptPending', 'openFurthest', 'noteArrived'],
            },
            { target: '#open', actions: ['tellAnswered', 'acceptPending', 'turnPage'] },
          ],
        },
        ...endingQuestions,
      },
    },
    elsewhere,
    // What is typed stays with the tab, and nothing is sent any more.
    loggedOut: { id: 'loggedOut', type: 'final' },
    // What was sent needs no session any more.
    sent: { id: 'sent', on: { 'session.expired': {} } },
    discarded: { id: 'discarded', type: 'final' },
    expired: { id: 'expired', type: 'final' },
  },
});
