import { fromPromise } from 'xstate';
import { createBlock } from '#machines/sales/client/block.ts';
import { clientMachine, type Opening } from '#machines/sales/client/clientMachine.ts';
import { revealMachine, type Revealing } from '#machines/sales/client/revealMachine.ts';
import {
  clientCalls,
  type ClientClaims,
  type ClientPolicies,
  type Looks,
  type OpenedClient,
} from '#machines/service/clients.ts';
import { discountCalls, type ClientDiscounts } from '#machines/service/sales/discountCalls.ts';
import { vehicleCalls, type ClientVehicles } from '#machines/service/sales/vehicleCalls.ts';
import type { Client } from '#src/service/client.ts';
import { heardBy } from '#src/sales/heardBy.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';

/** The page of a client, by their number, with its calls. The shell hears of those that fail, for one of them may end the session. */
export const provideClient = (client: Client, shell: ShellActor, id: string) => {
  const heard = heardBy(shell);
  return clientMachine.provide({
    actors: {
      open: fromPromise<OpenedClient, Opening>(({ input: { need }, signal }) =>
        heard(
          client.call(clientCalls.openClient, { params: { client: id }, body: need ? { need } : {}, signal }),
        ),
      ),
      policies: createBlock<ClientPolicies>('policies').provide({
        actors: {
          load: fromPromise<ClientPolicies, undefined>(({ signal }) =>
            heard(client.call(clientCalls.policiesOfClient, { params: { client: id }, signal })),
          ),
        },
      }),
      claims: createBlock<ClientClaims>('claims').provide({
        actors: {
          load: fromPromise<ClientClaims, undefined>(({ signal }) =>
            heard(client.call(clientCalls.claimsOfClient, { params: { client: id }, signal })),
          ),
        },
      }),
      vehicles: createBlock<ClientVehicles>('vehicles').provide({
        actors: {
          load: fromPromise<ClientVehicles, undefined>(({ signal }) =>
            heard(client.call(vehicleCalls.vehiclesOfClient, { params: { client: id }, signal })),
          ),
        },
      }),
      discounts: createBlock<ClientDiscounts>('discounts').provide({
        actors: {
          load: fromPromise<ClientDiscounts, undefined>(({ signal }) =>
            heard(client.call(discountCalls.discountsOfClient, { params: { client: id }, signal })),
          ),
        },
      }),
      looks: createBlock<Looks>('looks').provide({
        actors: {
          load: fromPromise<Looks, undefined>(({ signal }) =>
            heard(client.call(clientCalls.looksAtClient, { params: { client: id }, signal })),
          ),
        },
      }),
      reveal: revealMachine.provide({
        actors: {
          reveal: fromPromise<string, Revealing>(async ({ input: { field }, signal }) => {
            if (!field) throw new Error('Nothing is to be revealed.');
            const call = client.call(clientCalls.revealOfClient, {
              params: { client: id },
              body: { field },
              signal,
            });
            return (await heard(call)).value;
          }),
        },
      }),
    },
  });
};
