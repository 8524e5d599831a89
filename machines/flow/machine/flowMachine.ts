import { not } from 'xstate';
import type { Flow } from '#machines/flow/flow.ts';
import type { Names } from '#machines/flow/page.ts';
import { firstContext } from './context.ts';
import { pageStates } from './pages.ts';
import { requestStatesOf } from './requests.ts';
import { sessionStatesOf } from './session.ts';
import { flowSetupOf } from './setup.ts';

const asked = ({ event }: { readonly event: { readonly page: string } }) => ({ page: event.page });
const refuse = { type: 'refusePage' as const, params: asked };

/**
 * The machine of a flow: the pages, the request region, the session deadline and whether the summary is edited side by side. Its input is the configuration,
 * what is known before the first page, a draft to continue and the page the address asks for; its ports must be provided. Source:
 * specification sections 2 and 4.
 */
export const createFlowMachine = <N extends Names>(flow: Flow<N> & N['flow']) => {
  const made = flowSetupOf<N>();
  return made.createMachine({
    id: flow.code.replace('.', ''),
    type: 'parallel',
    context: ({ input }) => firstContext(flow, input),
    on: {
      'extra.changed': {
        actions: { type: 'keepExtra', params: ({ event }) => ({ extra: event.extra }) },
      },
      OPEN: [
        { guard: not('isOpen'), actions: refuse },
        {
          guard: { type: 'mayOpen', params: asked },
          actions: [
            'dropPending',
            {
              type: 'setEditing',
              params: ({ event }) => ({ isEditing: event.returning === true }),
            },
            { type: 'openPage', params: asked },
          ],
        },
        { actions: refuse },
      ],
    },
    states: {
      page: pageStates(made, flow, 'MACHINE'),
      request: requestStatesOf(made).requestStates,
      session: sessionStatesOf(made).sessionStates,
      // An answer is changed from the summary, until only sending is left: NEXT leads to the first page not done, not to the one that follows.
      editing: {
        initial: 'inOrder',
        states: {
          inOrder: { on: { 'editing.begin': 'fromSummary' } },
          fromSummary: { on: { 'editing.end': 'inOrder' } },
        },
      },
    },
  });
};

/** The machine of a flow's pages alone, without invokes. Graph tools walk it, and its paths are replayed on the whole machine. */
export const createPageModel = <N extends Names>(flow: Flow<N> & N['flow']) => {
  const made = flowSetupOf<N>();
  return made.createMachine({
    id: `${flow.code.replace('.', '')}Pages`,
    context: ({ input }) => firstContext(flow, input),
    ...pageStates(made, flow, 'MODEL'),
  });
};
