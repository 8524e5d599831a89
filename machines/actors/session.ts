import { assign, cancel, emit, raise, setup } from 'xstate';
import { Failure } from '../service/failures.ts';
import { errorOf } from './errorOf.ts';
import { failed, type Outcome, succeeded, toFailure } from './outcome.ts';
import { port } from './port.ts';
import { typesOf } from './typesOf.ts';

const checkEvery = 5000;
const askAgainAfter = 60_000;

/**
 * The deadline of the session. Every completed request of any tab moves it; some minutes before, it warns, and EXTEND asks the
 * service for more time. It counts by the duration alone, on two clocks: one that nobody sets but that stops while a laptop
 * sleeps, and the one on the wall. Where only the wall clock says that time is over, the laptop has slept or its clock was set, and
 * the service is asked. It ends well when stopped, else with SESSION_EXPIRED. Source: specification sections 4 and 9.
 */
export const sessionMachine = setup({
  types: typesOf<{
    input: SessionInput;
    context: SessionInput & { deadline: number; uptimeAtEnd: number; outcome: Outcome<undefined> };
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
    isOver: ({ context }) => context.uptime() >= context.uptimeAtEnd,
    seemsOver: ({ context }) => context.now() >= context.deadline,
    isNearlyOver: ({ context }) =>
      context.now() >= context.deadline - context.warnBefore ||
      context.uptime() >= context.uptimeAtEnd - context.warnBefore,
    isRefused: (_, { error }: { error: unknown }) => [401, 403].includes(toFailure(error).status),
  },
  actions: {
    checkSoon: raise({ type: 'CHECK' }, { id: 'check', delay: checkEvery }),
    forgetCheck: cancel('check'),
    moveDeadline: assign(({ context }) => endOf(context)),
    askLater: assign({ deadline: ({ context }) => context.now() + askAgainAfter }),
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
    ...endOf(input),
    outcome: succeeded(undefined),
  }),
  output: ({ context }) => context.outcome,
  entry: 'checkSoon',
  on: {
    CHECK: [
      { guard: 'isOver', target: '.expired' },
      { guard: 'seemsOver', target: '.asking', actions: ['forgetCheck', 'checkSoon'] },
      { actions: ['forgetCheck', 'checkSoon'] },
    ],
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
          { guard: 'seemsOver', target: 'asking', actions: ['forgetCheck', 'checkSoon'] },
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
    // Without an answer the reporter is warned, and it is asked again in a minute.
    asking: {
      invoke: {
        src: 'extend',
        onDone: { target: 'active', actions: 'moveDeadline' },
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'expired' },
          { target: 'expiring', actions: ['askLater', 'warn'] },
        ],
      },
      on: {
        REQUEST_COMPLETED: { target: 'active', actions: 'moveDeadline' },
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
  /** A clock in ms that nobody sets; it may stop while the laptop sleeps. */
  readonly uptime: () => number;
}

/** When a session that a request was just completed in ends, on both clocks. */
const endOf = ({ duration, now, uptime }: SessionInput) => ({
  deadline: now() + duration,
  uptimeAtEnd: uptime() + duration,
});
