import { Failure } from '#machines/calls/failures.ts';
import { recordCalls as calls, type FoundAddresses } from '#machines/service/sales/recordCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookerOf } from '#server/clients/looker.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { unlessAway } from '#server/registers/asking.ts';
import type { Systems } from '#server/registers/systems.ts';
import { createLimit } from '#server/store/counters.ts';

/** A text is asked for anew while it is typed. */
const atOnce = { max: 600, window: 15 * 60_000 };

/** POST /rest/client/address: the addresses that a text begins to tell. 403 for nobody of ours, TOO_MANY_NUMBERS for very many. */
export function completeAddress(app: App, { db, sessions, systems }: ClientParameters): void {
  const count = createLimit(db, atOnce, () => new Failure('TOO_MANY_NUMBERS'));
  app.route({
    ...routeOf(calls.completeAddress),
    handler: async (request) => {
      const looker = lookerOf(sessions, request);
      await count(`addresses completed ${looker.subject}`);
      return addressesOf(systems, request.body.text);
    },
  });
}

/** What the register of addresses tells of a text. Where it is away, that. */
const addressesOf = (systems: Systems, text: string): Promise<FoundAddresses> =>
  unlessAway(async () => ({ isAway: false, addresses: [...(await systems.completeAddress(text))] }), {
    isAway: true,
    addresses: [],
  });
