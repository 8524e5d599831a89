import { assign, setup } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { MaskedField } from '#machines/service/clients.ts';
import type { OfClient } from './ofClient.ts';

/** How long a value is shown that is masked otherwise, in milliseconds. */
export const shownFor = 60_000;

/** Which value of whom. */
export interface Revealing extends OfClient {
  readonly field: MaskedField | undefined;
}

/** The values of a client that are masked: one at a time is told, for a minute. Each telling is a look of its own. */
export const revealMachine = setup({
  types: typesOf<{
    input: OfClient;
    context: Revealing & { readonly value?: string | undefined; readonly failure?: Failure | undefined };
    events: { type: 'REVEAL'; field: MaskedField } | { type: 'MASK' };
    tags: 'busy';
  }>(),
  actors: { reveal: port<string, Revealing>('reveal') },
  delays: { shownFor },
  actions: {
    begin: assign((_, { field }: { field: MaskedField }) => ({
      field,
      value: undefined,
      failure: undefined,
    })),
    keepValue: assign((_, { value }: { value: string }) => ({ value })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    mask: assign({ field: undefined, value: undefined, failure: undefined }),
  },
}).createMachine({
  id: 'reveal',
  context: ({ input }) => ({ ...input, field: undefined }),
  on: {
    REVEAL: {
      target: '.revealing',
      reenter: true,
      actions: { type: 'begin', params: ({ event }) => ({ field: event.field }) },
    },
    MASK: { target: '.masked', actions: 'mask' },
  },
  initial: 'masked',
  states: {
    masked: {},
    revealing: {
      tags: 'busy',
      invoke: {
        src: 'reveal',
        input: ({ context: { client, field } }) => ({ client, field }),
        onDone: {
          target: 'revealed',
          actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) },
        },
        onError: { target: 'refused', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    revealed: { after: { shownFor: { target: 'masked', actions: 'mask' } } },
    refused: {},
  },
});
