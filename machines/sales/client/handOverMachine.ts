import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { OfClient } from './ofClient.ts';

/** A report for a client: in which line, at which address, on which policy, or which one that was begun. */
export interface Report {
  readonly claimType: ClaimType;
  readonly path: string;
  readonly policyNumber?: string | undefined;
  readonly draft?: string | undefined;
}

/** For whom a case is asked, and on which policy. */
export interface CaseAsked extends OfClient {
  readonly policyNumber: string | undefined;
}

/**
 * The way from a client to a report for them: the service opens a case, and the report opens with it in the same tab. What is pressed
 * meanwhile changes nothing. `leave` is to be provided.
 */
export const handOverMachine = setup({
  types: typesOf<{
    input: OfClient;
    context: OfClient & { readonly report?: Report | undefined; readonly failure?: Failure | undefined };
    events: { type: 'REPORT'; report: Report };
    tags: 'busy';
  }>(),
  actors: { openCase: port<string, CaseAsked>('openCase') },
  actions: {
    keepReport: assign((_, { report }: { report: Report }) => ({ report, failure: undefined })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    leave: (_machine, _params: { clientCase: string; report: Report | undefined }) => {},
  },
}).createMachine({
  id: 'handOver',
  context: ({ input }) => ({ ...input }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        REPORT: {
          target: 'opening',
          actions: { type: 'keepReport', params: ({ event }) => ({ report: event.report }) },
        },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        src: 'openCase',
        input: ({ context: { client, report } }) => ({ client, policyNumber: report?.policyNumber }),
        onDone: {
          target: 'left',
          actions: {
            type: 'leave',
            params: ({ context, event }) => ({ clientCase: event.output, report: context.report }),
          },
        },
        onError: { target: 'idle', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    left: { type: 'final', tags: 'busy' },
  },
});

/** The way from a client to a report at work. */
export type HandOverActor = ActorRefFrom<typeof handOverMachine>;
