import type { Flow } from './defineFlow.ts';
import { flowSetup } from './flowSetup.ts';
import { firstContext } from './firstContext.ts';
import { pageStates } from './pageStates.ts';
import { requestStates } from './requestStates.ts';
import { sessionStates } from './sessionStates.ts';

const asked = ({ event }: { readonly event: { readonly page: string } }) => ({ page: event.page });
const refuse = [
  { type: 'refusePage' as const, params: asked },
  { type: 'tellRefused' as const, params: asked },
];

/**
 * Takes a flow; gives its machine: the pages, the request region and the session deadline side by side. Input: configuration, facts
 * known before the first page, a draft to go on with, the page the address asks for. Ports must be provided. Sections 2 and 4.
 */
export const createFlowMachine = (flow: Flow) =>
  flowSetup.createMachine({
    id: flow.code.replace('.', ''),
    type: 'parallel',
    context: ({ input }) => firstContext(flow, input),
    on: {
      OPEN: [
        { guard: 'isOccupied', actions: refuse },
        {
          guard: { type: 'mayOpen', params: asked },
          actions: [
            'dropCandidate',
            { type: 'noteReturning', params: ({ event }) => ({ returning: event.returning === true }) },
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

/** Takes a flow; gives the invoke-free machine of its pages alone: graph tools walk it, and its paths are replayed on the whole one. */
export const createPageModel = (flow: Flow) =>
  flowSetup.createMachine({
    id: `${flow.code.replace('.', '')}Pages`,
    context: ({ input }) => firstContext(flow, input),
    ...pageStates(flow, 'MODEL'),
  });
