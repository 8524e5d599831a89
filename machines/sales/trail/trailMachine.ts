import { assign, setup } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { TrailFile, TrailFilter, TrailLook, TrailPage } from '#machines/service/sales/trailCalls.ts';

/** What a page of the trail is asked by. */
export interface TrailAsked {
  readonly filter: TrailFilter;
  readonly after?: number | undefined;
}

interface TrailContext {
  readonly filter: TrailFilter;
  /** Those of all pages that were read, the last look first. */
  readonly looks: readonly TrailLook[];
  readonly isLast: boolean;
  /** The last file holds the last looks only. */
  readonly isCut: boolean;
  readonly failure?: Failure | undefined;
}

/** Who looked, page after page, and the file of it. Source: specification section 6. */
export const trailMachine = setup({
  types: typesOf<{
    context: TrailContext;
    events: { type: 'FILTER'; filter: TrailFilter } | { type: 'MORE' } | { type: 'EXPORT' };
    tags: 'busy';
  }>(),
  actors: {
    readLooks: port<TrailPage, TrailAsked>('readLooks'),
    exportLooks: port<TrailFile, TrailAsked>('exportLooks'),
  },
  guards: { isMore: ({ context }) => !context.isLast },
  actions: {
    begin: assign((_, { filter }: { filter: TrailFilter }) => ({
      filter,
      looks: [],
      isLast: true,
      isCut: false,
    })),
    keepPage: assign(({ context }, { page }: { page: TrailPage }) => ({
      looks: [...context.looks, ...page.looks],
      isLast: page.isLast,
      failure: undefined,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: undefined }),
    noteFile: assign((_, { file }: { file: TrailFile }) => ({ isCut: !file.isWhole })),
    keepFile: (_machine, _params: { file: TrailFile }) => {},
  },
}).createMachine({
  id: 'trail',
  context: { filter: {}, looks: [], isLast: true, isCut: false },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readLooks',
        input: ({ context: { filter, looks } }) => ({ filter, after: looks.at(-1)?.id }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: { target: 'shown', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    exporting: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'exportLooks',
        input: ({ context: { filter } }) => ({ filter }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'noteFile', params: ({ event }) => ({ file: event.output }) },
            { type: 'keepFile', params: ({ event }) => ({ file: event.output }) },
          ],
        },
        onError: { target: 'shown', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    shown: {
      on: {
        MORE: { guard: 'isMore', target: 'reading' },
        EXPORT: 'exporting',
      },
    },
  },
  on: {
    FILTER: {
      target: '.reading',
      reenter: true,
      actions: { type: 'begin', params: ({ event }) => ({ filter: event.filter }) },
    },
  },
});
