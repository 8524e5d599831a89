import type { Outcome } from '../../actors/outcome.ts';
import { draftOf, failed, notDone, notOk, outcomeOf, readAgain } from './calls.ts';
import type { FlowContext } from './context.ts';
import { flowSetup } from './flowSetup.ts';
import { claimRefOf } from './setup.ts';

/** Asks the service to give the report up, with its files. */
const giveUp = {
  src: 'discard',
  input: ({ context }: { readonly context: FlowContext }) => ({ request: claimRefOf(context) }),
  onError: failed,
} as const;
const hasDiscarded = { type: 'hasDiscarded', params: outcomeOf } as const;

const urlOf = ({ event }: { readonly event: { readonly output: Outcome<{ readonly url: string }> } }) => ({
  url: event.output.ok ? event.output.value.url : undefined,
});

const finalizing = flowSetup.createStateConfig({
  tags: 'sending',
  on: { RETRY: { actions: 'checkNow' }, ONLINE: { actions: 'checkNow' }, OPENED_ELSEWHERE: {} },
  invoke: {
    id: 'finalize',
    src: 'finalize',
    input: ({ context }) => ({
      request: {
        ...claimRefOf(context),
        saveDocs: true,
        failedDocs: context.files.failed,
      },
      style: 'POLLABLE_URL' as const,
      longRunningAfter: context.configuration.longRunningRequestTimeout,
    }),
    onSnapshot: [
      {
        guard: {
          type: 'childIs',
          params: ({ event }) => ({ state: event.snapshot.value, oneOf: ['unsure', 'checking'] }),
        },
        target: '.unsure',
      },
      { target: '.underWay' },
    ],
    onDone: [
      {
        guard: { type: 'hasSent', params: outcomeOf },
        target: '#sent',
        actions: [
          { type: 'keepResult', params: outcomeOf },
          'tellAnswered',
          'acceptPending',
          'tellFinalised',
          'turnPage',
        ],
      },
      {
        guard: { type: 'namesPage', params: outcomeOf },
        target: 'mending',
        actions: { type: 'keepRefusal', params: outcomeOf },
      },
      notOk,
    ],
    onError: failed,
  },
  initial: 'underWay',
  states: { underWay: {}, unsure: { tags: 'unsure' } },
});

const mending = flowSetup.createStateConfig({
  invoke: {
    ...readAgain,
    onDone: { target: '#open', actions: [{ type: 'keepStanding', params: draftOf }, 'openRefused'] },
  },
});

const discarding = flowSetup.createStateConfig({
  on: { OPENED_ELSEWHERE: {} },
  invoke: {
    ...giveUp,
    onDone: [
      { guard: hasDiscarded, target: '#discarded', actions: { type: 'tellDiscarded', params: urlOf } },
      ...notDone,
    ],
  },
});

// The report goes with its files; what is answered from now on becomes another one.
const emptied = { target: '#open', actions: ['emptyClaim', 'tellEmptied', 'openFurthest'] } as const;

const emptying = flowSetup.createStateConfig({
  on: { OPENED_ELSEWHERE: {} },
  invoke: { ...giveUp, onDone: [{ guard: hasDiscarded, ...emptied }, ...notDone] },
});

const discardAsked = flowSetup.createStateConfig({
  on: {
    CONFIRM: [
      { guard: 'hasClaim', target: 'working.discarding' },
      { target: '#discarded', actions: { type: 'tellDiscarded', params: { url: undefined } } },
    ],
    REFUSE: { target: '#open', actions: 'dropPending' },
  },
});

const resetAsked = flowSetup.createStateConfig({
  on: {
    CONFIRM: [{ guard: 'hasClaim', target: 'working.emptying' }, emptied],
    REFUSE: { target: '#open', actions: 'dropPending' },
  },
});

/** What is asked before a report is given up or emptied. */
export const endingQuestions = { discardAsked, resetAsked };

/** What a report ends with: it is sent, given up, or emptied and begun anew. Where sending is refused, it goes on. */
export const endingStates = { finalizing, mending, discarding, emptying };
