import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { ClientClaims, ClientPolicies, Looks, OpenedClient, Reason } from '#machines/service/clients.ts';
import type { ClientDiscounts } from '#machines/service/sales/discountCalls.ts';
import type { ClientVehicles } from '#machines/service/sales/vehicleCalls.ts';
import { createBlock, type Block } from './block.ts';
import type { OfClient } from './ofClient.ts';
import { revealMachine } from './revealMachine.ts';

/** What opens a client: with a reason, where another one cares for them. */
export interface Opening extends OfClient {
  readonly need?: Reason | undefined;
}

interface ClientContext extends Opening {
  readonly opened?: OpenedClient | undefined;
  readonly failure?: Failure | undefined;
  readonly policies: Block<ClientPolicies>;
  readonly claims: Block<ClientClaims>;
  readonly vehicles: Block<ClientVehicles>;
  readonly discounts: Block<ClientDiscounts>;
  readonly looks: Block<Looks>;
  readonly reveal: ActorRefFrom<typeof revealMachine>;
}

/**
 * The page of a client: it is opened, where another one cares for them by a reason, and each of its blocks loads by a machine of its
 * own. Of a client whom there is not or whom nobody may see it tells neither. Source: specification sections 2 and 9.
 */
export const clientMachine = setup({
  types: typesOf<{
    input: OfClient;
    context: ClientContext;
    events: { type: 'GIVE_REASON'; need: Reason } | { type: 'RETRY' };
    tags: 'busy';
  }>(),
  actors: {
    open: port<OpenedClient, Opening>('open'),
    policies: createBlock<ClientPolicies>('policies'),
    claims: createBlock<ClientClaims>('claims'),
    vehicles: createBlock<ClientVehicles>('vehicles'),
    discounts: createBlock<ClientDiscounts>('discounts'),
    looks: createBlock<Looks>('looks'),
    reveal: revealMachine,
  },
  guards: {
    wantsReason: (_, { error }: { error: unknown }) => toFailure(error).code === '403',
    isOwn: (_, { opened }: { opened: OpenedClient }) => opened.right === 'OWN',
    isShared: (_, { opened }: { opened: OpenedClient }) => opened.right === 'SHARED',
    isHidden: (_, { error }: { error: unknown }) => toFailure(error).code === '245000017',
  },
  actions: {
    keepOpened: assign((_, { opened }: { opened: OpenedClient }) => ({ opened, failure: undefined })),
    keepNeed: assign((_, { need }: { need: Reason }) => ({ need })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    loadPolicies: sendTo(({ context }) => context.policies, { type: 'LOAD' }),
    loadVehicles: sendTo(({ context }) => context.vehicles, { type: 'LOAD' }),
    loadDiscounts: sendTo(({ context }) => context.discounts, { type: 'LOAD' }),
    loadClaims: sendTo(({ context }) => context.claims, { type: 'LOAD' }),
  },
}).createMachine({
  id: 'client',
  context: ({ input: { client }, spawn }) => ({
    client,
    // Nobody looks into what is not opened yet, and who looked is a look of its own.
    policies: spawn('policies', { input: { waits: true } }),
    claims: spawn('claims', { input: { waits: true } }),
    vehicles: spawn('vehicles', { input: { waits: true } }),
    discounts: spawn('discounts', { input: { waits: true } }),
    looks: spawn('looks', { input: { waits: true } }),
    reveal: spawn('reveal', { input: { client } }),
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context: { client, need } }) => ({ client, need }),
        onDone: [
          {
            guard: { type: 'isOwn', params: opened },
            target: 'shown',
            actions: [
              { type: 'keepOpened', params: opened },
              'loadPolicies',
              'loadClaims',
              'loadVehicles',
              'loadDiscounts',
            ],
          },
          {
            guard: { type: 'isShared', params: opened },
            target: 'shown',
            actions: [{ type: 'keepOpened', params: opened }, 'loadPolicies', 'loadClaims', 'loadVehicles'],
          },
          {
            target: 'shown',
            actions: [{ type: 'keepOpened', params: opened }, 'loadPolicies', 'loadClaims'],
          },
        ],
        onError: [
          { guard: { type: 'wantsReason', params: errorOf }, target: 'asking' },
          { guard: { type: 'isHidden', params: errorOf }, target: 'hidden' },
          { target: 'away', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    /** Why the client is opened, who may read it. */
    asking: {
      on: {
        GIVE_REASON: {
          target: 'opening',
          actions: { type: 'keepNeed', params: ({ event }) => ({ need: event.need }) },
        },
      },
    },
    hidden: {},
    away: { on: { RETRY: 'opening' } },
    shown: {},
  },
});

function opened({ event }: { readonly event: { readonly output: OpenedClient } }) {
  return { opened: event.output };
}

/** The page of a client at work. */
export type ClientActor = ActorRefFrom<typeof clientMachine>;
