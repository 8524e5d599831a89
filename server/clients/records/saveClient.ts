import { today as dayOf } from '#machines/claim/clock.ts';
import { clientForms } from '#machines/sales/records/clientForm.ts';
import { recordCalls as calls } from '#machines/service/sales/recordCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { namesOf } from '#server/store/clients/names.ts';
import type { Queries } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { changedFields, checkedRecord, hidesNumber } from './checkedRecord.ts';
import { personOf, recordOf } from './clientRecord.ts';
import { getOwnClient } from './getOwnClient.ts';
import { staleRecord } from './refusals.ts';
import { refuseSame, refuseUnknownCompany, storeNumbers } from './storeClient.ts';
import { writerOf, type Writer } from './writer.ts';

/**
 * POST /rest/client/:client/record: stores the record of a client whom the user cares for, when the version is the stored one. Failures of
 * `getOwnClient`; 409 with 245000022 and `version` for a stale one, 245000030 for what the form would refuse, with status 409 where another
 * client has the number.
 */
export function saveClient(app: App, { db, now, sessions, systems }: ClientParameters): void {
  app.route({
    ...routeOf(calls.saveClient),
    handler: async (request) => {
      const writer = writerOf(sessions, request);
      const { looker } = writer;
      const looking = lookingBy(request, looker, now());
      const { client: id } = request.params;
      const { version, record: sent } = request.body;
      // The register is asked before anything is locked.
      if (sent.person?.ico !== undefined) {
        const known = await getOwnClient(db, looking, id);
        if (sent.person.ico !== recordOf(known.person).person?.ico) await refuseUnknownCompany(systems, sent);
      }
      return transact(db, async (trx) => {
        const client = await getOwnClient(trx, looking, id);
        if (client.version !== version) throw staleRecord(client.version);
        const before = recordOf(client.person);
        const record = checkedRecord(
          clientForms.personData,
          sent,
          { life: client.life, agentEmail: writer.email, isNumberHidden: hidesNumber(looker.role, before) },
          before,
        );
        const fields = changedFields(before, record);
        if (fields.some((path) => ['person.birthNumber', 'person.ico'].includes(path)))
          await refuseSame(trx, record, { looker, client: id, today: dayOf() });
        const person = personOf(client.person, record);
        const saved = { names: namesOf(person), version, writer, at: now() };
        if (!(await storeVersion(trx, id, saved)))
          throw staleRecord((await getOwnClient(trx, looking, id)).version);
        await trx
          .updateTable('person')
          .set({ data: JSON.stringify(person) })
          .where('id', '=', person.id)
          .execute();
        await storeNumbers(trx, id, record);
        await writeLook(trx, looking, { action: 'EDIT', client: id, fields });
        return { version: version + 1 };
      });
    },
  });
}

interface Saved {
  readonly names: string;
  readonly version: number;
  readonly writer: Writer;
  readonly at: Date;
}

// Of two saves at once the database lets one through.
const storeVersion = async (trx: Queries, id: string, { names, version, writer, at }: Saved) => {
  const row = await trx
    .updateTable('client')
    .set({
      names,
      version: version + 1,
      saved_by: JSON.stringify(writer.savedBy),
      saved_at: at,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
};
