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
      on: { 'page.leave': 'weighing', DISCARD: 'discardAsked', RESET: 'resetAsked' },
    },
    weighing: { always: [{ guard: 'somethingFalls', target: 'warning' }, { target: 'preparing' }] },
    warning: { on: { CONFIRM: 'preparing', REFUSE: { target: 'idle', actions: 'dropCandidate' } } },
    preparing: {
      id: 'preparing',
      always: [
        { guard: 'needsClaim', target: 'working.creating' },
        { guard: 'hasLookup', target: 'working.lookingUp' },
        { guard: 'hasConfirmation', target: 'confirming' },
        { guard: 'mustSave', target: 'working.saving' },
        { target: 'saved' },
      ],
    },
    confirming: {
      on: {
        CONFIRM: {
          target: 'preparing',
          actions: { type: 'foldConfirmation', params: ({ event }) => ({ instead: event.instead }) },
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
        'page.leave': 'weighing',
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
        REFUSE: 'idle',
      },
    },
    resetAsked: {
      on: {
        CONFIRM: { target: 'idle', actions: ['emptyClaim', 'tellEmptied', 'openFurthest'] },
        REFUSE: 'idle',
      },
    },
    // What was sent needs no session any more.
    sent: { id: 'sent', on: { 'session.expired': {} } },
    discarded: { id: 'discarded', type: 'final' },
    expired: { id: 'expired', type: 'final' },
  },
});
