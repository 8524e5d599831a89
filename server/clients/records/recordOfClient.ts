import { recordCalls as calls } from '#machines/service/sales/recordCalls.ts';
import type { ClientParameters } from '#server/clients/clientParameters.ts';
import { lookerOf } from '#server/clients/looker.ts';
import { lookingBy, writeLook } from '#server/clients/looks.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import { hidesNumber, withoutNumber } from './checkedRecord.ts';
import { recordOf } from './clientRecord.ts';
import { getOwnClient } from './getOwnClient.ts';
import { lastSaved } from './lastSaved.ts';

/**
 * GET /rest/client/:client/record: the record of a client whom the user cares for, to be changed. It reveals what their page masks, and
 * that stands on the trail. Failures of `getOwnClient`.
 */
export function recordOfClient(app: App, { db, now, sessions }: ClientParameters): void {
  app.route({
    ...routeOf(calls.recordOfClient),
    handler: async (request) => {
      const looker = lookerOf(sessions, request);
      const looking = lookingBy(request, looker, now());
      return transact(db, async (trx) => {
        const client = await getOwnClient(trx, looking, request.params.client);
        const whole = recordOf(client.person);
        const isNumberHidden = hidesNumber(looker.role, whole);
        const record = isNumberHidden ? withoutNumber(whole) : whole;
        const { birthNumber = '' } = whole.person ?? {};
        await writeLook(trx, looking, {
          action: 'REVEAL',
          client: client.id,
          fields: Object.keys(record.person ?? {}).map((name) => `person.${name}`),
        });
        return {
          version: client.version,
          record,
          name: client.person.fullName ?? client.person.companyName ?? '',
          life: client.life,
          isNumberHidden,
          ...(isNumberHidden && { birthNumberEnd: birthNumber.slice(-4) }),
          ...(client.savedBy && client.savedAt && lastSaved(client.savedBy, client.savedAt)),
        };
      });
    },
  });
}
