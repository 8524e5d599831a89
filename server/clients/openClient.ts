import { Failure } from '#machines/calls/failures.ts';
import { maskedEmail, maskedEnd } from '#machines/claim/writing/masked.ts';
import {
  clientCalls as calls,
  type ClientRight,
  type MaskedField,
  type OpenedClient,
} from '#machines/service/clients.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { RegisteredPerson } from '#server/store/registered.ts';
import type { Queries } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import type { ClientParameters } from './clientParameters.ts';
import { getClient, type Whole } from './getClient.ts';
import { listClients, type StoredClient } from './listClients.ts';
import { lookerOf, type Looker } from './looker.ts';
import { lookingBy, writeLook } from './looks.ts';
import { byIds } from './matching.ts';
import { rightTo } from './rightTo.ts';
import { headOf } from './tellFound.ts';

/**
 * POST /rest/client/:client/open: who a client is, with what is masked. One of another agent's is opened for a reason, for an hour. 245000017
 * for an unknown or a protected client, 403 without the reason.
 */
export function openClient(app: App, { db, now, sessions }: ClientParameters): void {
  app.route({
    ...routeOf(calls.openClient),
    handler: async (request): Promise<OpenedClient> => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      const { need } = request.body;
      return transact(db, async (trx) => {
        const { client, right } = await getClient(trx, looking, request.params.client, need);
        await writeLook(trx, looking, { action: 'OPEN', client: client.id, fields: ['person'], need });
        return { ...opened(right, client), ...(await othersOf(trx, looking.looker, client)) };
      });
    },
  });
}

/** Who they were before two records of them became one, and who took a company over, as far as the looker may see either. */
async function othersOf(
  trx: Queries,
  looker: Looker,
  { merged: [merged], successor }: Whole,
): Promise<Pick<OpenedClient, 'mergedFrom' | 'successor'>> {
  const [other] = successor === null ? [] : await listClients(trx, looker, byIds([successor]));
  const mergedFrom = nameFor(looker, merged);
  const name = nameFor(looker, other);
  return {
    ...(mergedFrom !== undefined && { mergedFrom }),
    ...(other && name !== undefined && { successor: { id: other.id, name } }),
  };
}

const nameFor = (looker: Looker, client: StoredClient | undefined): string | undefined => {
  const right = client && rightTo(looker, client);
  return right && headOf(right, client).name;
};

const opened = (right: ClientRight, client: StoredClient): OpenedClient => {
  const { address } = client.person;
  return {
    ...headOf(right, client),
    version: client.version,
    masked: masked(client.person, right),
    ...(right === 'OWN' &&
      address && {
        address: {
          street: address.streetWithNumbers ?? '',
          city: address.city ?? '',
          zipCode: address.zipCode ?? '',
          countryCode: address.countryCode ?? 'CZ',
        },
      }),
  };
};

const hidden = '••••••';

const masks: Readonly<Record<MaskedField, (value: string) => string>> = {
  birthNumber: (value) => `${hidden} ${value.slice(-4)}`,
  tel: (value) => maskedEnd(value),
  email: maskedEmail,
};

/** What may be asked for of a client, one by one; nothing of whom another one cares for. */
export const masked = (person: RegisteredPerson, right: ClientRight): OpenedClient['masked'] => {
  if (right === 'FOREIGN') return {};
  const { birthNumber, tel, email } = person;
  return {
    ...(birthNumber && right === 'OWN' && { birthNumber: masks.birthNumber(birthNumber) }),
    ...(tel && { tel: masks.tel(tel) }),
    ...(email && { email: masks.email(email) }),
  };
};

/**
 * POST /rest/client/:client/reveal: one value of a client that is masked. 245000017 for a client or a value that there is not, or that the
 * user has no right to.
 */
export function revealOfClient(app: App, { db, now, sessions }: ClientParameters): void {
  app.route({
    ...routeOf(calls.revealOfClient),
    handler: async (request) => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      const { field } = request.body;
      return transact(db, async (trx) => {
        const { client, right } = await getClient(trx, looking, request.params.client);
        const value = field in masked(client.person, right) ? client.person[field] : undefined;
        // The assistant sees the end of a birth number alone.
        const isAllowed = field !== 'birthNumber' || looking.looker.role !== 'assistant';
        if (value === undefined || !isAllowed) throw new Failure('245000017');
        await writeLook(trx, looking, { action: 'REVEAL', client: client.id, fields: [field] });
        return { value };
      });
    },
  });
}
