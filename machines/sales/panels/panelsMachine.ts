import { assign, setup } from 'xstate';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { DocumentAsked } from '#machines/sales/documents/documentMachine.ts';

/** What may stand beside the pages of the shell, and is opened from its bar. Source: specification section 2. */
export const panels = ['chat', 'assist', 'speed'] as const;
export type Panel = (typeof panels)[number];

interface PanelsContext {
  readonly panel: Panel | 'document' | undefined;
  /** The file that is looked at, while its panel is open. */
  readonly document: DocumentAsked | undefined;
}

/** The panels beside the pages of the shell: one at a time, or none. A page of the shell opens that of a document. */
export const panelsMachine = setup({
  types: typesOf<{
    context: PanelsContext;
    events:
      | { type: 'TOGGLE'; panel: Panel }
      | { type: 'LOOK_AT'; document: DocumentAsked }
      | { type: 'CLOSE' };
  }>(),
  guards: {
    isShown: ({ context }, { panel }: { panel: Panel }) => context.panel === panel,
  },
  actions: {
    show: assign((_, { panel }: { panel: Panel }) => ({ panel, document: undefined })),
    lookAt: assign((_, { document }: { document: DocumentAsked }) => ({ panel: 'document', document })),
    hide: assign({ panel: undefined, document: undefined }),
  },
}).createMachine({
  id: 'panels',
  context: { panel: undefined, document: undefined },
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
  on: {
    LOOK_AT: {
      target: '.open',
      actions: { type: 'lookAt', params: ({ event }) => ({ document: event.document }) },
    },
  },
});
