import { assign, setup } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import type { HelpdeskAnswer, HelpdeskReport } from '#machines/service/helpdesk.ts';
import { toFailure, errorOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

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
