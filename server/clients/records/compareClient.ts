import { Failure } from '#machines/calls/failures.ts';
import { today as dayOf } from '#machines/claim/clock.ts';
import { recordCalls as calls } from '#machines/service/sales/recordCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { companyOf } from '#server/clients/companyOf.ts';
import { lookerOf } from '#server/clients/looker.ts';
import { lookingBy, queryKeys, writeLook } from '#server/clients/looks.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { createLimit } from '#server/store/counters.ts';
import { transact } from '#server/store/transact.ts';
import { sameClients } from './sameClients.ts';

const atOnce = { max: 200, window: 15 * 60_000 };
const refused = () => new Failure('TOO_MANY_NUMBERS');

/**
 * POST /rest/client/compare: whether somebody who is being filled in is a client already. It is a search on the trail. 403 for nobody
 * of ours, TOO_MANY_NUMBERS for very many.
 */
export function compareClient(app: App, { db, now, sessions, secret }: ClientParameters): void {
  const keyOf = queryKeys(secret);
  const count = createLimit(db, atOnce, refused);
  app.route({
    ...routeOf(calls.compareClient),
    handler: async (request) => {
      const looker = lookerOf(sessions, request);
      const { client, ...like } = request.body;
      await count(`clients compared ${looker.subject}`);
      return transact(db, async (trx) => {
        const compared = await sameClients(trx, like, { looker, client, today: dayOf() });
        await writeLook(trx, lookingBy(request, looker, now()), {
          action: compared.outcome === 'PROTECTED' ? 'REFUSED' : 'SEARCH',
          found: compared.clients.length,
          queryKey: keyOf(like.birthNumber ?? like.identificationNumber ?? Object.values(like).join(' ')),
        });
        return compared;
      });
    },
  });
}

/**
 * POST /rest/client/company: what the register of companies tells of a number. 403 for nobody of ours, TOO_MANY_NUMBERS for very many.
 */
export function companyOfClient(app: App, { db, sessions, systems }: ClientParameters): void {
  const count = createLimit(db, atOnce, refused);
  app.route({
    ...routeOf(calls.companyOfClient),
    handler: async (request) => {
      const looker = lookerOf(sessions, request);
      await count(`companies asked ${looker.subject}`);
      return companyOf(systems, request.body.identificationNumber);
    },
  });
}
