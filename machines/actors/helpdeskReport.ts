import { assign, setup } from 'xstate';
import type { Failure } from '../service/failures.ts';
import type { HelpdeskAnswer, HelpdeskReport } from '../service/helpdesk.ts';
import { errorOf } from './errorOf.ts';
import { toFailure } from './outcome.ts';
import { port } from './port.ts';
import { typesOf } from './typesOf.ts';

/**
 * One report of a failure to the helpdesk, which can be sent again where it was not. Source: specification section 8, "answer:
 * sent or not sent".
 */
export const helpdeskReportMachine = setup({
  types: typesOf<{
    input: { report: HelpdeskReport };
    context: {
      report: HelpdeskReport;
      reference?: string | undefined;
      failure?: Failure | undefined;
    };
    events: { type: 'SEND' };
  }>(),
  actors: { report: port<HelpdeskAnswer, HelpdeskReport>('report') },
  actions: {
    keepReference: assign((_, params: { reference: string }) => params),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'helpdeskReport',
  context: ({ input }) => input,
  initial: 'unsent',
  states: {
    unsent: { on: { SEND: 'sending' } },
    sending: {
      invoke: {
        src: 'report',
        input: ({ context }) => context.report,
        onDone: {
          target: 'sent',
          actions: { type: 'keepReference', params: ({ event }) => event.output },
        },
        onError: { target: 'notSent', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    sent: {},
    notSent: { on: { SEND: 'sending' } },
  },
});
