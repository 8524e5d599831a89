import { assign, setup } from 'xstate';
import { typesOf } from '#machines/calls/typesOf.ts';

/** What may stand beside the pages of the shell. Source: specification section 2. */
export const panels = ['chat', 'assist', 'speed'] as const;
export type Panel = (typeof panels)[number];

/** The panels beside the pages of the shell: one at a time, or none. */
export const panelsMachine = setup({
  types: typesOf<{
    context: { panel: Panel | undefined };
    events: { type: 'TOGGLE'; panel: Panel } | { type: 'CLOSE' };
  }>(),
  guards: {
    isShown: ({ context }, { panel }: { panel: Panel }) => context.panel === panel,
  },
  actions: {
    show: assign((_, params: { panel: Panel }) => params),
    hide: assign({ panel: undefined }),
  },
}).createMachine({
  id: 'panels',
  context: { panel: undefined },
  initial: 'closed',
  states: {
    closed: {
      entry: 'hide',
      on: {
        TOGGLE: {
          target: 'open',
          actions: { type: 'show', params: ({ event }) => ({ panel: event.panel }) },
        },
      },
    },
    open: {
      on: {
        TOGGLE: [
          { guard: { type: 'isShown', params: ({ event }) => ({ panel: event.panel }) }, target: 'closed' },
          { actions: { type: 'show', params: ({ event }) => ({ panel: event.panel }) } },
        ],
        CLOSE: 'closed',
      },
    },
  },
});
