import { assign, emit, setup } from 'xstate';
import { port, telling } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/** Which build the files come from that a reload would fetch, and which one the service is running. */
export interface Builds {
  readonly offered: string;
  readonly running: string;
}

const minute = 60_000;

/**
 * Tells of a newer build than the one the page was loaded as: it is asked for every few minutes and when the page is looked at,
 * and offered once files and service are of the same one and nobody is typing. The reporter loads it, is asked again later, or is
 * asked no more until there is another one. Ports: `readBuilds`; signals: `lookedAt`, `atRest`. Source: specification sections 2,
 * 7 and 8.
 */
export const versionMachine = setup({
  types: typesOf<{
    input: VersionInput;
    context: VersionInput & { checkedAt: number; newer: string };
    events:
      | { type: 'LOOKED_AT' }
      | { type: 'AT_REST' }
      | { type: 'LATER' }
      | { type: 'IGNORE' }
      | { type: 'REFRESH' };
    emitted:
      | { type: 'version.postponed'; until: number }
      | { type: 'version.ignored'; build: string }
      | { type: 'version.wanted' };
  }>(),
  actors: {
    readBuilds: port<Builds, undefined>('readBuilds'),
    /** Somebody looks at the page. */
    lookedAt: telling(() => () => {}),
    /** Nobody is typing. */
    atRest: telling(() => () => {}),
  },
  delays: {
    checkEvery: 5 * minute,
    askAgain: ({ context }) => Math.max(0, context.postponedUntil - context.now()),
  },
  guards: {
    isPostponed: ({ context }) => context.postponedUntil > context.now(),
    // Every click into a window looks at it.
    isDue: ({ context }) => context.now() >= context.checkedAt + minute,
    isNewer: ({ context }, { offered, running }: Builds) =>
      offered === running && offered !== context.loaded && offered !== context.ignored,
  },
  actions: {
    noteCheck: assign({ checkedAt: ({ context }) => context.now() }),
    keepNewer: assign((_, { offered }: Builds) => ({ newer: offered })),
    postpone: assign({ postponedUntil: ({ context }) => context.now() + 60 * minute }),
    ignore: assign({ ignored: ({ context }) => context.newer }),
    tellPostponed: emit(({ context }) => ({
      type: 'version.postponed' as const,
      until: context.postponedUntil,
    })),
    tellIgnored: emit(({ context }) => ({
      type: 'version.ignored' as const,
      build: context.newer,
    })),
    tellWanted: emit({ type: 'version.wanted' }),
  },
}).createMachine({
  id: 'version',
  context: ({ input }) => ({ ...input, checkedAt: 0, newer: '' }),
  initial: 'current',
  states: {
    current: {
      always: { guard: 'isPostponed', target: 'postponed' },
      invoke: { src: 'lookedAt' },
      after: { checkEvery: 'checking' },
      on: { LOOKED_AT: { guard: 'isDue', target: 'checking' } },
    },
    checking: {
      entry: 'noteCheck',
      invoke: {
        src: 'readBuilds',
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'keepNewer', params: ({ event }) => event.output },
          },
          { target: 'current' },
        ],
        // Without an answer there is nothing to offer.
        onError: 'current',
      },
    },
    found: { invoke: { src: 'atRest' }, on: { AT_REST: 'offered' } },
    offered: {
      tags: 'offered',
      on: {
        LATER: { target: 'postponed', actions: ['postpone', 'tellPostponed'] },
        IGNORE: { target: 'current', actions: ['ignore', 'tellIgnored'] },
        REFRESH: { target: 'refreshing', actions: 'tellWanted' },
      },
    },
    postponed: { after: { askAgain: 'checking' } },
    refreshing: {},
  },
});

interface VersionInput {
  /** The build the page was loaded as. */
  readonly loaded: string;
  /** The build the reporter does not want to hear of. */
  readonly ignored?: string | undefined;
  /** Not before, by the wall clock in ms; 0 where nobody asked for that. */
  readonly postponedUntil: number;
  /** The wall clock in ms. */
  readonly now: () => number;
}
