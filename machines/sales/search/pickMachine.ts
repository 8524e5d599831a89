import { assign, setup } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { ClientSearch, FoundClients } from '#machines/service/clients.ts';

interface PickContext {
  readonly search?: ClientSearch | undefined;
  readonly found?: FoundClients | undefined;
  readonly failure?: Failure | undefined;
}

/** Finds a client who is named beside another one, as in a role of a policy. What is found is a list of which one is taken. */
export const pickMachine = setup({
  types: typesOf<{
    context: PickContext;
    events: { type: 'FIND'; search: ClientSearch } | { type: 'CLOSE' };
    tags: 'busy';
  }>(),
  actors: { findClients: port<FoundClients, ClientSearch | undefined>('findClients') },
  guards: {
    isFound: (_, { found }: { found: FoundClients }) => found.clients.length > 0,
  },
  actions: {
    keepSearch: assign((_, { search }: { search: ClientSearch }) => ({
      search,
      found: undefined,
      failure: undefined,
    })),
    keepFound: assign((_, { found }: { found: FoundClients }) => ({ found })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forget: assign({ found: undefined, failure: undefined }),
  },
}).createMachine({
  id: 'pick',
  context: {},
  initial: 'idle',
  on: {
    FIND: {
      target: '.finding',
      actions: { type: 'keepSearch', params: ({ event }) => ({ search: event.search }) },
    },
    CLOSE: { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {},
    finding: {
      tags: 'busy',
      invoke: {
        src: 'findClients',
        input: ({ context }) => context.search,
        onDone: [
          {
            guard: { type: 'isFound', params: foundOf },
            target: 'found',
            actions: { type: 'keepFound', params: foundOf },
          },
          { target: 'nobody', actions: { type: 'keepFound', params: foundOf } },
        ],
        onError: { target: 'away', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    found: {},
    nobody: {},
    away: {},
  },
});

function foundOf({ event }: { readonly event: { readonly output: FoundClients } }) {
  return { found: event.output };
}
