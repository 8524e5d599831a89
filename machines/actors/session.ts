import { assign, cancel, emit, raise, setup } from 'xstate';
import { Failure } from '../service/failures.ts';
import { errorOf } from './errorOf.ts';
import { failed, type Outcome, succeeded, toFailure } from './outcome.ts';
import { port } from './port.ts';
import { typesOf } from './typesOf.ts';

const checkEvery = 5000;

/**
 * The deadline of the session, kept by the wall clock, so that a sleeping laptop finds it expired when it wakes. Every completed
 * request moves it; some minutes before, it warns, and EXTEND asks the service for more time. It ends well when stopped, else
 * with SESSION_EXPIRED. Source: specification sections 4 and 9.
 */
export const sessionMachine = setup({
  types: typesOf<{
    input: SessionInput;
    context: SessionInput & { deadline: number; outcome: Outcome<undefined> };
    events:
      | { type: 'REQUEST_COMPLETED' }
      | { type: 'EXTEND' }
      /** The page is visible again, or the time between two checks has passed. */
      | { type: 'CHECK' }
      /** The service no longer knows the session. */
      | { type: 'LOST' }
      | { type: 'STOP' };
    emitted:
      | { type: 'session.expiring'; deadline: number }
      | { type: 'session.prolonged'; deadline: number }
      | { type: 'session.notExtended'; failure: Failure }
      | { type: 'session.expired' };
    output: Outcome<undefined>;
  }>(),
  actors: { extend: port<void, undefined>('extend') },
  guards: {
    isOver: ({ context }) => context.now() >= context.deadline,
    isNearlyOver: ({ context }) => context.now() >= context.deadline - context.warnBefore,
    isRefused: (_, { error }: { error: unknown }) => [401, 403].includes(toFailure(error).status),
  },
  actions: {
    checkSoon: raise({ type: 'CHECK' }, { id: 'check', delay: checkEvery }),
    forgetCheck: cancel('check'),
    moveDeadline: assign({ deadline: ({ context }) => context.now() + context.duration }),
    expire: assign({ outcome: failed(new Failure('SESSION_EXPIRED')) }),
    warn: emit(({ context }) => ({ type: 'session.expiring', deadline: context.deadline })),
    tellProlonged: emit(({ context }) => ({ type: 'session.prolonged', deadline: context.deadline })),
    tellNotExtended: emit((_, { error }: { error: unknown }) => ({
      type: 'session.notExtended',
      failure: toFailure(error),
    })),
    tellExpired: emit({ type: 'session.expired' }),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    deadline: input.now() + input.duration,
    outcome: succeeded(undefined),
  }),
  output: ({ context }) => context.outcome,
  entry: 'checkSoon',
  on: {
    CHECK: [{ guard: 'isOver', target: '.expired' }, { actions: ['forgetCheck', 'checkSoon'] }],
    LOST: '.expired',
    STOP: '.stopped',
  },
  initial: 'active',
  states: {
    active: {
      on: {
        REQUEST_COMPLETED: { actions: 'moveDeadline' },
        CHECK: [
          { guard: 'isOver', target: 'expired' },
          { guard: 'isNearlyOver', target: 'expiring', actions: ['warn', 'forgetCheck', 'checkSoon'] },
          { actions: ['forgetCheck', 'checkSoon'] },
        ],
      },
    },
    expiring: {
      on: {
        REQUEST_COMPLETED: { target: 'active', actions: ['moveDeadline', 'tellProlonged'] },
        EXTEND: 'extending',
      },
    },
    extending: {
      invoke: {
        src: 'extend',
        onDone: { target: 'active', actions: ['moveDeadline', 'tellProlonged'] },
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'expired' },
          { target: 'expiring', actions: { type: 'tellNotExtended', params: errorOf } },
        ],
      },
      on: {
        REQUEST_COMPLETED: { target: 'active', actions: ['moveDeadline', 'tellProlonged'] },
        // Asked in time: the deadline waits for the answer.
        CHECK: { actions: ['forgetCheck', 'checkSoon'] },
      },
    },
    expired: { type: 'final', entry: ['expire', 'tellExpired'] },
    stopped: { type: 'final' },
  },
});

interface SessionInput {
  /** Milliseconds. */
  readonly duration: number;
  /** Milliseconds before the deadline. */
  readonly warnBefore: number;
  /** The wall clock in ms. */
  readonly now: () => number;
}
