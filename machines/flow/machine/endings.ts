import { type Outcome, outcomeOf } from '#machines/calls/outcome.ts';
import { draftOf, failed, notDone, notOk, readAgain, refOf, resultOf, type FlowSetup } from './setup.ts';
import type { FlowContext } from './context.ts';
import type { Names } from '#machines/flow/page.ts';

export const endingStatesOf = <N extends Names>(made: FlowSetup<N>) => {
  /** Asks the service to give the record up, with its files. */
  const giveUp = {
    src: 'discard',
    input: ({ context }: { readonly context: FlowContext<N> }) => ({ request: refOf(context) }),
    onError: failed,
  } as const;
  const hasDiscarded = { type: 'hasDiscarded', params: outcomeOf } as const;

  const urlOf = ({ event }: { readonly event: { readonly output: Outcome<{ readonly url: string }> } }) => ({
    url: event.output.ok ? event.output.value.url : undefined,
  });

  const finalizing = made.createStateConfig({
    tags: 'sending',
    on: { RETRY: { actions: 'checkNow' }, ONLINE: { actions: 'checkNow' }, OPENED_ELSEWHERE: {} },
    invoke: {
      id: 'finalize',
      src: 'finalize',
      input: ({ context }) => ({ request: { ref: refOf(context), extra: context.extra } }),
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
            'noteAnswered',
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

  const mending = made.createStateConfig({
    invoke: {
      ...readAgain<N>(),
      onDone: {
        target: '#open',
        actions: [{ type: 'keepRefused', params: draftOf<N> }, 'beginEditing', 'openRefused'],
      },
    },
  });

  const discarding = made.createStateConfig({
    on: { OPENED_ELSEWHERE: {} },
    invoke: {
      ...giveUp,
      onDone: [
        { guard: hasDiscarded, target: '#discarded', actions: { type: 'tellDiscarded', params: urlOf } },
        ...notDone,
      ],
    },
  });

  // The record goes with its files; what is answered from now on becomes another one.
  const emptied = {
    target: '#open',
    actions: ['emptyRecord', 'endEditing', 'tellEmptied', 'openFirstIncomplete'],
  } as const;

  const emptying = made.createStateConfig({
    on: { OPENED_ELSEWHERE: {} },
    invoke: { ...giveUp, onDone: [{ guard: hasDiscarded, ...emptied }, ...notDone] },
  });

  const discardAsked = made.createStateConfig({
    meta: { dialog: 'discard' },
    on: {
      CONFIRM: [
        { guard: 'isCreated', target: 'working.discarding' },
        { target: '#discarded', actions: { type: 'tellDiscarded', params: { url: undefined } } },
      ],
      REFUSE: { target: '#open', actions: 'dropPending' },
    },
  });

  const resetAsked = made.createStateConfig({
    meta: { dialog: 'reset' },
    on: {
      CONFIRM: [{ guard: 'isCreated', target: 'working.emptying' }, emptied],
      REFUSE: { target: '#open', actions: 'dropPending' },
    },
  });

  // What was sent needs no session any more.
  const sent = made.createStateConfig({
    id: 'sent',
    on: {
      'session.expired': {},
      'result.updated': {
        actions: { type: 'keepUpdate', params: ({ event }) => ({ result: event.result }) },
      },
      CHECK_SESSION: { actions: 'lookAtResult' },
      ONLINE: { actions: 'lookAtResult' },
    },
    invoke: {
      id: 'followResult',
      src: 'followResult',
      input: ({ context }) => ({ ref: refOf(context), result: resultOf(context) }),
    },
  });

  /** What is asked before a record is given up or emptied. */
  const endingQuestions = { discardAsked, resetAsked };

  /** What a record ends with: it is sent, given up, or emptied and begun anew. Where sending is refused, it goes on. */
  const endingStates = { finalizing, mending, discarding, emptying };

  return { endingQuestions, endingStates, sent };
};
