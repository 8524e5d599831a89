import type { ClaimType } from '#machines/claim/enums.ts';
import type { Identity } from '#machines/service/identity/identity.ts';
import { knownClientCalls as calls, type KnownClient } from '#machines/service/identity/knownClient.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { ownPolicies } from '#server/registers/ownPolicies.ts';
import type { RegisteredPerson, RegisteredPolicy } from '#server/store/registered.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Store } from '#server/store/tables.ts';
import { reportingAs } from '#server/sessions/clientCases.ts';

interface Known {
  readonly systems: Systems;
  readonly configuration: Configuration;
}

interface Asking extends Known, Store {
  readonly sessions: Sessions;
}

/**
 * GET /rest/session/client/:claimType: what is known of the client that the open session, or a case of its user, is identified as.
 * They alone say who that is, so there is nothing to try. 245000000 with status 503 when the systems are away.
 */
export function knownClient(app: App, { sessions, ...known }: Asking): void {
  app.route({
    ...routeOf(calls.knownClient),
    handler: async (request) => {
      const { identity } = await reportingAs(known, sessions.findOpen(request), request.query.clientCase);
      return clientOf(known, identity, request.params.claimType);
    },
  });
}

async function clientOf(
  { systems, configuration }: Known,
  identity: Identity | null,
  claimType: ClaimType,
): Promise<KnownClient> {
  if (!identity || identity.identification === 'UNIDENTIFIED') return { policies: [] };
  const { birthNumber } = identity;
  const policies = await policiesOf(systems, identity);
  const address = addressIn(await personOf(systems, policies, birthNumber));
  const isOpen = configuration.kzAccessPageCodes.includes('policy');
  return {
    ...(birthNumber && { birthNumber }),
    ...(address && { address }),
    policies: isOpen ? await ownPolicies(systems, policies, claimType) : [],
  };
}

/** The policies that prove theirs: those the landing named, else those that insure the birth number. */
async function policiesOf(
  systems: Systems,
  { policies, birthNumber }: Identity,
): Promise<readonly RegisteredPolicy[]> {
  if (policies.length === 0) return birthNumber ? systems.listPoliciesOfInsured(birthNumber) : [];
  const found = await Promise.all([...new Set(policies)].map((number) => systems.findPolicy(number)));
  return found.filter((policy) => policy !== undefined);
}

/** The client among the people of their policies; nobody where another number is theirs. */
async function personOf(
  systems: Systems,
  policies: readonly RegisteredPolicy[],
  birthNumber: string | undefined,
): Promise<RegisteredPerson | undefined> {
  if (birthNumber === undefined) return undefined;
  const ids = policies.flatMap(({ policyholderId, insuredIds }) => [policyholderId, ...insuredIds]);
  for (const id of new Set(ids)) {
    const person = await systems.findPerson(id);
    if (person?.birthNumber === birthNumber) return person;
  }
  return undefined;
}

function addressIn(person: RegisteredPerson | undefined): KnownClient['address'] {
  if (!person?.address) return undefined;
  const { countryCode, streetWithNumbers, city, zipCode } = person.address;
  return { countryCode, streetWithNumbers, city, zipCode };
}
