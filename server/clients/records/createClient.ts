import { randomUUID } from 'node:crypto';
import { Failure } from '#machines/calls/failures.ts';
import { today as dayOf } from '#machines/claim/clock.ts';
import { clientForms } from '#machines/sales/records/clientForm.ts';
import { recordCalls as calls } from '#machines/service/sales/recordCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { namesOf } from '#server/store/clients/names.ts';
import { transact } from '#server/store/transact.ts';
import { changedFields, checkedRecord } from './checkedRecord.ts';
import { personOf } from './clientRecord.ts';
import { inTurn, refuseSame, refuseUnknownCompany, storeNumbers } from './storeClient.ts';
import { carerOf, writerOf } from './writer.ts';

/**
 * POST /rest/client/create: creates a client whom the user cares for from then on, once for a key. Throws 403 for nobody of ours,
 * 245000030 for what the form would refuse, with status 409 where the client is there already.
 */
export function createClient(app: App, { db, now, sessions, systems }: ClientParameters): void {
  app.route({
    ...routeOf(calls.createClient),
    handler: async (request) => {
      const { looker, savedBy, email } = writerOf(sessions, request);
      const { createKey, record: sent } = request.body;
      const caredBy = carerOf(looker);
      const record = checkedRecord(clientForms.newClient, sent, { agentEmail: email });
      await refuseUnknownCompany(systems, record);
      return transact(db, async (trx) => {
        await inTurn(trx, [createKey]);
        const made = await trx
          .selectFrom('client')
          .select(['id', 'version', 'saved_by'])
          .where('create_key', '=', createKey)
          .executeTakeFirst();
        if (made?.saved_by?.subject === looker.subject) return { client: made.id, version: made.version };
        if (made) throw new Failure('403');
        await refuseSame(trx, record, { looker, today: dayOf() });
        const client = randomUUID();
        const person = personOf({ id: client, personKind: 'NATURAL' }, record);
        await trx
          .insertInto('person')
          .values({ id: client, data: JSON.stringify(person) })
          .execute();
        await trx
          .insertInto('client')
          .values({
            id: client,
            person_id: client,
            cared_by: caredBy,
            protection: null,
            named: JSON.stringify([]),
            life_since: null,
            merged_into: null,
            successor: null,
            names: namesOf(person),
            create_key: createKey,
            saved_by: JSON.stringify(savedBy),
            saved_at: now(),
          })
          .execute();
        await storeNumbers(trx, client, record);
        await writeLook(trx, lookingBy(request, looker, now()), {
          action: 'CREATE',
          client,
          fields: changedFields({}, record),
        });
        return { client, version: 1 };
      });
    },
  });
}
