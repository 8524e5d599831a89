import { trailCalls as calls, type TrailFilter } from '#machines/service/sales/trailCalls.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import type { ClientParameters } from '../clientParameters.ts';
import { lookingBy, writeLook } from '../looks.ts';
import { readTrail } from './readTrail.ts';
import { trailReaderOf } from './trailReader.ts';

const pageLength = 50;
const fileLength = 5000;

/**
 * POST /rest/look/search and /rest/look/export: who looked, to an auditor everybody's looks, to whoever works with clients their own. Both
 * are looks themselves. 403 for anybody else.
 */
export function trail(app: App, { db, now, sessions }: ClientParameters): void {
  app.route({
    ...routeOf(calls.searchLooks),
    handler: async (request) => {
      const looking = lookingBy(request, trailReaderOf(sessions, request), now());
      const { after, ...filter } = request.body;
      return transact(db, async (trx) => {
        const read = await readTrail(trx, looking.looker, { ...filter, after, count: pageLength + 1 });
        const looks = read.slice(0, pageLength);
        await writeLook(trx, looking, { action: 'LOOKS', fields: askedBy(filter), found: looks.length });
        return { looks, isLast: read.length <= pageLength };
      });
    },
  });
  app.route({
    ...routeOf(calls.exportLooks),
    handler: async (request) => {
      const looking = lookingBy(request, trailReaderOf(sessions, request), now());
      return transact(db, async (trx) => {
        const read = await readTrail(trx, looking.looker, { ...request.body, count: fileLength + 1 });
        const looks = read.slice(0, fileLength);
        const fields = askedBy(request.body);
        await writeLook(trx, looking, { action: 'EXPORT', fields, found: looks.length });
        return { looks, isWhole: read.length <= fileLength };
      });
    },
  });
}

/** What a filter asks by; not for whom. */
const askedBy = (filter: TrailFilter): string[] =>
  Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]));
