import { and, not } from 'xstate';
import { outcomeOf } from '#machines/calls/outcome.ts';
import { failed, notOk, refOf, type FlowSetup } from './setup.ts';
import { endingStatesOf } from './endings.ts';
import { conflictStatesOf } from './conflicts.ts';
import { preparingStatesOf } from './preparing.ts';
import type { Names } from '#machines/flow/page.ts';

export const requestStatesOf = <N extends Names>(made: FlowSetup<N>) => {
  const { endingQuestions, endingStates, sent } = endingStatesOf(made);
  const { conflictStates, elsewhere, meetingReads } = conflictStatesOf(made);
  const { preparingStates } = preparingStatesOf(made);

  /** Tells all files of the record, where there are any. */
  const tellFiles = <T extends 'RETRY' | 'LEAVE'>(type: T) =>
    ({ type: 'tellFiles', params: { type } }) as const;

  /** States that wait for the service; `last` leads a retry back to the call that failed. */
  const workingStates = made.createStateConfig({
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
              ref: refOf(context),
              version: context.stored.version,
              detail: Object.fromEntries(Object.entries(context.pending?.claim ?? context.record)),
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
      ...meetingReads,
      ...endingStates,
      last: { id: 'last', type: 'history' },
    },
  });

  /** Whatever is pending here stays typed on its page; what is being sent, emptied or given up goes its way. */
  const leave = { guard: 'isCreated', target: '#elsewhere', actions: 'dropPending' } as const;

  /**
   * The request region of every flow. While it is open, the reporter may leave, open and edit pages. While it is occupied, answers
   * are being sent: the page turns only after the service has answered the lookups, the reporter has agreed to what is dropped, the
   * dialogs are confirmed and the save has succeeded.
   */
  const requestStates = made.createStateConfig({
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
            meta: { dialog: 'failure' },
            on: {
              RETRY: { target: '#last', actions: 'forgetFailure' },
              CANCEL: { target: 'idle', actions: 'dropPending' },
              RESTART: { target: 'idle', actions: ['forgetRecord', 'tellLeft'] },
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
              { guard: 'needsRecord', target: 'working.creating' },
              { guard: 'hasLookup', target: 'working.lookingUp' },
              { target: 'weighing' },
            ],
          },
          // Only what the lookups found tells which pages are left out.
          weighing: {
            entry: 'assessImpact',
            always: [{ guard: 'somethingFalls', target: 'warning' }, { target: 'asking' }],
          },
          warning: {
            id: 'warning',
            meta: { dialog: 'answersFall' },
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
            meta: { dialog: 'files' },
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
              { guard: and(['mustSave', 'isCreated']), target: 'working.saving' },
              { guard: 'mustSave', target: 'working.beginning' },
              { target: 'saved' },
            ],
          },
          confirming: {
            meta: { dialog: 'asked' },
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
          // The third answer of a dialog gives the record up, which is asked once more, or changes the pending record.
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
              {
                guard: 'opensPage',
                target: '#open',
                actions: ['tellAnswered', 'noteAnswered', 'openAsked', 'acceptPending'],
              },
              { guard: 'submits', target: 'working.finalizing' },
              {
                guard: 'isEditing',
                target: '#open',
                actions: [
                  'tellAnswered',
                  'noteAnswered',
                  'acceptPending',
                  'openFirstIncomplete',
                  'endEditingAtSummary',
                ],
              },
              { target: '#open', actions: ['tellAnswered', 'noteAnswered', 'acceptPending', 'turnPage'] },
            ],
          },
          ...endingQuestions,
        },
      },
      elsewhere,
      // What is typed stays with the tab, and nothing is sent any more.
      loggedOut: { id: 'loggedOut', type: 'final', meta: { dialog: 'loggedOut' } },
      sent,
      discarded: { id: 'discarded', type: 'final' },
      expired: { id: 'expired', type: 'final', meta: { dialog: 'sessionExpired' } },
    },
  });

  return { requestStates };
};
