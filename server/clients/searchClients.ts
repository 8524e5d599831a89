import type * as z from 'zod';
import { today as dayOf } from '#machines/claim/clock.ts';
import { searchedBy } from '#machines/sales/search/searched.ts';
import { clientCalls as calls } from '#machines/service/clients.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { transact } from '#server/store/transact.ts';
import type { ClientParameters } from './clientParameters.ts';
import { companyOf } from './companyOf.ts';
import { countSearches } from './countSearches.ts';
import { findClients, type Found } from './findClients.ts';
import { lookerOf } from './looker.ts';
import { lookingBy, queryKeys, writeLook } from './looks.ts';
import { openedLately } from './openedLately.ts';
import { pageAfter, sortFound } from './sortFound.ts';

type Answer = z.infer<typeof calls.searchClients.answer>;
type Outcome = Answer['outcome'];

const nobody: Found = { clients: [], isMore: false, refused: [] };

/**
 * POST /rest/client/search: the clients whom a text names by a number, or by a name those that the user cares for. Each search is on the
 * trail. 403 for nobody of ours; see `countSearches` for who searches very often.
 */
export function searchClients(app: App, { db, now, sessions, systems, secret }: ClientParameters): void {
  const keyOf = queryKeys(secret);
  const count = countSearches(db);
  app.route({
    ...routeOf(calls.searchClients),
    handler: async (request): Promise<Answer> => {
      const looker = lookerOf(sessions, request);
      const { text, birthDate, need, after, sort = 'RANK', isDescending = false } = request.body;
      const today = dayOf();
      const searched = searchedBy(text, today);
      const { kinds, number, name, doubt } = searched;
      const [kind] = kinds;
      if (kind === undefined) return answerTo('TOO_SHORT', nobody);
      await count(looker, need);
      const isDayMissing = doubt === 'INSURANCE_CARD' && birthDate === undefined;
      const looking = lookingBy(request, looker, now());
      const { found, opened, outcome } = await transact(db, async (trx) => {
        const all = isDayMissing ? nobody : await findClients(trx, { looker, searched, birthDate, today });
        const cameTo = isDayMissing ? 'NEEDS_BIRTH_DATE' : outcomeOf(all);
        await writeLook(trx, looking, {
          action: cameTo === 'PROTECTED' ? 'REFUSED' : 'SEARCH',
          client: all.refused[0],
          need,
          found: all.clients.length,
          queryKey: keyOf(kind === 'NAME' ? name.toLowerCase() : number),
        });
        return { found: all, opened: await openedLately(trx, looking), outcome: cameTo };
      });
      const sorted = sortFound(found.clients, { sort, isDescending }, opened);
      const isCompanyUnknown = outcome === 'NONE' && kinds.includes('COMPANY_ID');
      return {
        ...answerTo(outcome, found),
        ...pageAfter(sorted, after),
        kind,
        isShared: doubt === 'PLACEHOLDER' && found.clients.length > 1,
        ...(isCompanyUnknown && { company: await companyOf(systems, number) }),
      };
    },
  });
}

const outcomeOf = ({ clients, refused }: Found): Outcome => {
  if (clients.length > 0) return 'FOUND';
  return refused.length > 0 ? 'PROTECTED' : 'NONE';
};

const answerTo = (outcome: Outcome, { clients, isMore }: Found): Answer => ({
  outcome,
  clients: [],
  count: clients.length,
  isMore,
  isLast: true,
  isShared: false,
});
