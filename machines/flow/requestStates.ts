import { flowSetup } from './flowSetup.ts';
import { workingStates } from './workingStates.ts';

/**
 * The request region of every flow: answers kept on a page wait here until the reporter has agreed to what falls, the service
 * has answered the lookups, the dialogs are confirmed and the save has succeeded; only then the page turns.
 */
export const requestStates = flowSetup.createStateConfig({
  initial: 'idle',
  on: { 'session.expired': '.expired' },
  states: {
    idle: {
      id: 'idle',
      always: { guard: 'isSent', target: 'sent' },
      on: {
        'page.leave': 'preparing',
        UNDO: { guard: 'canUndo', target: 'preparing', actions: 'keepUndo' },
        DISCARD: 'discardAsked',
        RESET: 'resetAsked',
      },
    },
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
      entry: 'weighCandidate',
      always: [{ guard: 'somethingFalls', target: 'warning' }, { target: 'asking' }],
    },
    warning: { on: { CONFIRM: 'asking', REFUSE: { target: 'idle', actions: 'dropCandidate' } } },
    asking: {
      always: [
        { guard: 'hasConfirmation', target: 'confirming' },
        { guard: 'mustSave', target: 'working.saving' },
        { target: 'saved' },
      ],
    },
    confirming: {
      on: {
        CONFIRM: {
          target: 'asking',
          actions: {
            type: 'foldConfirmation',
            params: ({ event }) => ({ instead: event.instead, answers: event.answers }),
          },
        },
        REFUSE: { target: 'idle', actions: 'dropCandidate' },
      },
    },
    working: {
      ...workingStates,
      entry: 'forgetLong',
      after: { longRunning: { actions: 'noteLong' } },
    },
    saved: {
      id: 'saved',
      always: [
        { guard: 'opensPage', target: 'idle', actions: ['tellAnswered', 'openAsked', 'acceptCandidate'] },
        { guard: 'sends', target: 'working.finalizing' },
        {
          guard: 'isReturning',
          target: 'idle',
          actions: ['tellAnswered', 'acceptCandidate', 'openFurthest', 'noteArrived'],
        },
        { target: 'idle', actions: ['tellAnswered', 'acceptCandidate', 'turnPage'] },
      ],
    },
    failed: {
      id: 'failed',
      on: {
        RETRY: { target: 'working.last', actions: 'forgetFailure' },
        CANCEL: { target: 'idle', actions: 'dropCandidate' },
        RESTART: { target: 'idle', actions: 'forgetClaim' },
        'page.leave': 'preparing',
        'page.open': 'idle',
        DISCARD: 'discardAsked',
        RESET: 'resetAsked',
      },
    },
    discardAsked: {
      on: {
        CONFIRM: [
          { guard: 'hasClaim', target: 'working.discarding' },
          { target: 'discarded', actions: { type: 'tellDiscarded', params: { url: undefined } } },
        ],
        REFUSE: { target: 'idle', actions: 'dropCandidate' },
      },
    },
    resetAsked: {
      on: {
        CONFIRM: { target: 'idle', actions: ['emptyClaim', 'tellEmptied', 'openFurthest'] },
        REFUSE: { target: 'idle', actions: 'dropCandidate' },
      },
    },
    // What was sent needs no session any more.
    sent: { id: 'sent', on: { 'session.expired': {} } },
    discarded: { id: 'discarded', type: 'final' },
    expired: { id: 'expired', type: 'final' },
  },
});
