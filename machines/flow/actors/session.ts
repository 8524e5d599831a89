import { assign, cancel, raise, setup } from 'xstate';
import { Failure } from '#machines/calls/failures.ts';
import { failed, type Outcome, toFailure, errorOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

const checkEvery = 5000;
const askAgainAfter = 60_000;

const lookAgain = ['noteClocks', 'forgetCheck', 'checkSoon'] as const;

const whileWarned = {
  REQUEST_COMPLETED: { target: 'active', actions: 'moveDeadline' },
  EXTEND: 'extending',
} as const;

/**
 * The deadline of the session. Every completed request of any tab moves it; some minutes before, it warns, and EXTEND asks the
 * service for more time. It counts by the duration alone, on two clocks: one that nobody sets but that stops while a laptop
 * sleeps, and the one on the wall. Where only the wall clock says that time is over, the laptop has slept or its clock was set, and
 * the service is asked. A wall clock that went less than the other one between two looks was set back, and the deadline with it.
 * Where EXTEND gets no answer it is `notExtended`, which warns as before. It ends with SESSION_EXPIRED. Source: specification
 * sections 4 and 9.
 */
export const sessionMachine = setup({
  types: typesOf<{
    input: SessionInput;
    context: SessionInput & Ends;
    events:
      | { type: 'REQUEST_COMPLETED' }
      | { type: 'EXTEND' }
      /** The page is visible again, or the time between two checks has passed. */
      | { type: 'CHECK' }
      /** The service no longer knows the session. */
      | { type: 'LOST' };
    output: Outcome<undefined>;
  }>(),
  actors: { extend: port<void, undefined>('extend') },
  guards: {
    isOver: ({ context }) => context.uptime() >= context.uptimeAtEnd,
    seemsOver: ({ context }) => context.now() >= deadlineNow(context),
    isNearlyOver: ({ context }) =>
      context.now() >= deadlineNow(context) - context.warnBefore ||
      context.uptime() >= context.uptimeAtEnd - context.warnBefore,
    isRefused: (_, { error }: { error: unknown }) => [401, 403].includes(toFailure(error).status),
  },
  actions: {
    checkSoon: raise({ type: 'CHECK' }, { id: 'check', delay: checkEvery }),
    forgetCheck: cancel('check'),
    moveDeadline: assign(({ context }) => endOf(context)),
    noteClocks: assign(({ context }) => ({ deadline: deadlineNow(context), looked: lookAt(context) })),
    askLater: assign({ deadline: ({ context }) => context.now() + askAgainAfter }),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, ...endOf(input) }),
  output: () => failed(new Failure('SESSION_EXPIRED')),
  entry: 'checkSoon',
  on: {
    CHECK: [
      { guard: 'isOver', target: '.expired' },
      { guard: 'seemsOver', target: '.asking', actions: [...lookAgain] },
      { actions: [...lookAgain] },
    ],
    LOST: '.expired',
  },
  initial: 'active',
  states: {
    active: {
      on: {
        REQUEST_COMPLETED: { actions: 'moveDeadline' },
        CHECK: [
          { guard: 'isOver', target: 'expired' },
          { guard: 'seemsOver', target: 'asking', actions: [...lookAgain] },
          { guard: 'isNearlyOver', target: 'expiring', actions: [...lookAgain] },
          { actions: [...lookAgain] },
        ],
      },
    },
    expiring: { on: whileWarned },
    notExtended: { on: whileWarned },
    extending: {
      invoke: {
        src: 'extend',
        onDone: { target: 'active', actions: 'moveDeadline' },
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'expired' },
          { target: 'notExtended' },
        ],
      },
      on: {
        REQUEST_COMPLETED: { target: 'active', actions: 'moveDeadline' },
        // Asked in time: the deadline waits for the answer.
        CHECK: { actions: [...lookAgain] },
      },
    },
    // Without an answer the reporter is warned, and it is asked again in a minute.
    asking: {
      invoke: {
        src: 'extend',
        onDone: { target: 'active', actions: 'moveDeadline' },
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'expired' },
          { target: 'expiring', actions: 'askLater' },
        ],
      },
      on: {
        REQUEST_COMPLETED: { target: 'active', actions: 'moveDeadline' },
        CHECK: { actions: [...lookAgain] },
      },
    },
    expired: { type: 'final' },
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

/** When a session ends on both clocks, and what they said when they were looked at last. */
interface Ends {
  readonly deadline: number;
  readonly uptimeAtEnd: number;
  readonly looked: Looked;
}

interface Looked {
  readonly wall: number;
  readonly uptime: number;
}

const lookAt = ({ now, uptime }: SessionInput): Looked => ({ wall: now(), uptime: uptime() });

/** When a session that a request was just completed in ends. */
const endOf = (input: SessionInput): Ends => ({
  deadline: input.now() + input.duration,
  uptimeAtEnd: input.uptime() + input.duration,
  looked: lookAt(input),
});

/** The deadline on the wall clock as it is set now. */
const deadlineNow = ({ now, uptime, deadline, looked }: SessionInput & Ends): number =>
  deadline + Math.min(0, now() - looked.wall - (uptime() - looked.uptime));
