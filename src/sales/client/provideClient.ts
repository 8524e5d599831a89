import { fromPromise } from 'xstate';
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
import { blockOf } from '#src/sales/blockOf.ts';
import { heardBy } from '#src/sales/heardBy.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';

/** The page of a client, by their number, with its calls. The shell hears of those that fail, for one of them may end the session. */
export const provideClient = (client: Client, shell: ShellActor, asked: string) => {
  const heard = heardBy(shell);
  // Of two records that became one the one that is left tells the rest.
  let left = asked;
  return clientMachine.provide({
    actors: {
      open: fromPromise<OpenedClient, Opening>(({ input: { need }, signal }) =>
        heard(
          client.call(clientCalls.openClient, {
            params: { client: asked },
            body: need ? { need } : {},
            signal,
          }),
        ).then((opened) => {
          left = opened.id;
          return opened;
        }),
      ),
      policies: blockOf<ClientPolicies>(shell, 'policies', (signal) =>
        client.call(clientCalls.policiesOfClient, { params: { client: left }, signal }),
      ),
      claims: blockOf<ClientClaims>(shell, 'claims', (signal) =>
        client.call(clientCalls.claimsOfClient, { params: { client: left }, signal }),
      ),
      vehicles: blockOf<ClientVehicles>(shell, 'vehicles', (signal) =>
        client.call(vehicleCalls.vehiclesOfClient, { params: { client: left }, signal }),
      ),
      discounts: blockOf<ClientDiscounts>(shell, 'discounts', (signal) =>
        client.call(discountCalls.discountsOfClient, { params: { client: left }, signal }),
      ),
      looks: blockOf<Looks>(shell, 'looks', (signal) =>
        client.call(clientCalls.looksAtClient, { params: { client: left }, signal }),
      ),
      reveal: revealMachine.provide({
        actors: {
          reveal: fromPromise<string, Revealing>(async ({ input: { field }, signal }) => {
            if (!field) throw new Error('Nothing is to be revealed.');
            const call = client.call(clientCalls.revealOfClient, {
              params: { client: left },
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
