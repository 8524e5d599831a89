import { not } from 'xstate';
import type { Flow } from '../flow.ts';
import { firstContext } from './context.ts';
import { pageStates } from './pages.ts';
import { requestStates } from './requests.ts';
import { sessionStates } from './session.ts';
import { flowSetup } from './flowSetup.ts';

const asked = ({ event }: { readonly event: { readonly page: string } }) => ({ page: event.page });
const refuse = [
  { type: 'refusePage' as const, params: asked },
  { type: 'tellRefused' as const, params: asked },
];

/**
 * The machine of a flow: the pages, the request region and the session deadline side by side. Its input is the configuration,
 * what is known before the first page, a draft to continue and the page the address asks for; its ports must be provided. Source:
 * specification sections 2 and 4.
 */
export const createFlowMachine = <F extends Flow>(flow: F) =>
  flowSetup.createMachine({
    id: flow.code.replace('.', ''),
    type: 'parallel',
    context: ({ input }) => firstContext(flow, input),
    on: {
      'files.changed': {
        actions: { type: 'keepFiles', params: ({ event }) => ({ files: event.files }) },
      },
      OPEN: [
        { guard: not('isOpen'), actions: refuse },
        {
          guard: { type: 'mayOpen', params: asked },
          actions: [
            'dropPending',
            {
              type: 'noteReturning',
              params: ({ event }) => ({ returnsToFurthest: event.returning === true }),
            },
            { type: 'openPage', params: asked },
          ],
        },
        { actions: refuse },
      ],
    },
    states: {
      page: pageStates(flow, 'MACHINE'),
      request: requestStates,
      session: sessionStates,
    },
  });

/** The machine of a flow's pages alone, without invokes. Graph tools walk it, and its paths are replayed on the whole machine. */
export const createPageModel = <F extends Flow>(flow: F) =>
  flowSetup.createMachine({
    id: `${flow.code.replace('.', '')}Pages`,
    context: ({ input }) => firstContext(flow, input),
    ...pageStates(flow, 'MODEL'),
  });
