import { assign, fromCallback, sendParent, sendTo, setup, type EventObject } from 'xstate';
import { typesOf } from '#machines/calls/typesOf.ts';
import { lineCloses, type LineNews, type LineSaying } from '#machines/service/assist/assistCalls.ts';

interface LineContext {
  readonly assist: string;
  /** Between 0 and 1, so that not all come again at once. */
  readonly chance: () => number;
  /** Times in a row that nothing was heard. */
  readonly lost: number;
  readonly wasUp: boolean;
  /** Sockets do not pass here: what is new is asked for. */
  readonly asks: boolean;
}

/** What a line is told to say. */
export interface SayOnLine extends EventObject {
  readonly type: 'SAY';
  readonly saying: LineSaying;
}

/** What a socket tells: that it is open, what was said, and that it is closed, by which code. */
export type LineEvent =
  | { type: 'OPENED' }
  | { type: 'SAID'; news: LineNews }
  | { type: 'CLOSED'; code: number };

/** What a line tells whoever has it. */
export type LineReport = { type: 'LINE'; isUp: boolean } | { type: 'NEWS'; news: LineNews };

/** Why a line is given up: it was refused, nothing passes here, or it has been away for too long. */
export type LineOutcome = 'REFUSED' | 'SHUT' | 'LOST';

const second = 1000;
const longestWait = 16 * second;
/** So often it is tried where nothing was ever heard, and where something was: about a minute. */
const most = { first: 3, again: 7 };

/** The line that a socket opens: by calls where sockets do not pass. */
export interface LineOpened {
  readonly assist: string;
  readonly asks: boolean;
}

/**
 * The socket of a help, opened again when it breaks; where none opens any more, what is new is asked for instead. It says what it hears,
 * and ends where nothing more can be heard.
 */
export const lineMachine = setup({
  types: typesOf<{
    input: Pick<LineContext, 'assist' | 'chance'>;
    context: LineContext;
    events: LineEvent | SayOnLine;
    output: LineOutcome;
  }>(),
  actors: { socket: fromCallback<SayOnLine, LineOpened>(() => {}) },
  delays: {
    backOff: ({ context: { lost, chance } }) => {
      const wait = Math.min(longestWait, second * 2 ** Math.max(0, lost - 1));
      return wait * (1 - chance() / 4);
    },
  },
  guards: {
    isRefused: (_, { code }: { code: number }) => code === lineCloses.refused,
    isShut: ({ context }) => !context.asks && isHopeless(context),
    isHopeless: ({ context }) => isHopeless(context),
  },
  actions: {
    countLost: assign({ lost: ({ context }) => context.lost + 1 }),
    noteUp: assign({ lost: 0, wasUp: true }),
    askFromNow: assign({ lost: 0, asks: true }),
    say: sendTo('socket', ({ event }) => event),
    tellLine: sendParent((_, { isUp }: { isUp: boolean }) => ({ type: 'LINE', isUp })),
    tellNews: sendParent((_, { news }: { news: LineNews }) => ({ type: 'NEWS', news })),
  },
}).createMachine({
  id: 'line',
  context: ({ input }) => ({ ...input, lost: 0, wasUp: false, asks: false }),
  initial: 'connected',
  output: ({ event, context }) => outcomeOf(event, context.wasUp),
  states: {
    connected: {
      invoke: {
        src: 'socket',
        id: 'socket',
        input: ({ context: { assist, asks } }) => ({ assist, asks }),
      },
      initial: 'connecting',
      on: {
        CLOSED: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'refused' },
          { guard: 'isShut', target: 'connected', reenter: true, actions: 'askFromNow' },
          { guard: 'isHopeless', target: 'shut' },
          { target: 'reconnecting', actions: 'countLost' },
        ],
      },
      states: {
        connecting: { on: { OPENED: { target: 'up', actions: 'noteUp' } } },
        up: {
          entry: { type: 'tellLine', params: { isUp: true } },
          exit: { type: 'tellLine', params: { isUp: false } },
          on: {
            SAY: { actions: 'say' },
            SAID: { actions: { type: 'tellNews', params: ({ event }) => event } },
          },
        },
      },
    },
    reconnecting: { after: { backOff: 'connected' } },
    refused: { type: 'final', output: 'REFUSED' },
    shut: { type: 'final' },
  },
});

const isHopeless = ({ lost, wasUp }: LineContext): boolean => lost + 1 >= (wasUp ? most.again : most.first);

/** What its last state says; where that says nothing, it depends on whether anything was ever heard. */
const outcomeOf = (event: unknown, wasUp: boolean): LineOutcome => {
  const said = typeof event === 'object' && event !== null && 'output' in event ? event.output : undefined;
  if (said === 'REFUSED') return said;
  return wasUp ? 'LOST' : 'SHUT';
};
