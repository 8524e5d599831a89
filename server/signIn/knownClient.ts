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
  const policies = await policiesOf(systems, identity);
  const person = await personOf(systems, policies, identity);
  const isOpen = configuration.kzAccessPageCodes.includes('policy');
  return {
    ...calledAs(identity, person),
    ...numbersOf(identity, person),
    ...addressIn(person),
    policies: isOpen ? await ownPolicies(systems, policies, claimType) : [],
  };
}

/** Of who reports themselves the name is that of their contact; whom somebody reports for is called as that application has it. */
function calledAs({ client }: Identity, person: RegisteredPerson | undefined): Partial<KnownClient> {
  if (!client) return {};
  const { fullName = person?.fullName, companyName = person?.companyName, email, tel } = client;
  return {
    ...(fullName && { fullName }),
    ...(companyName && { companyName }),
    ...(email && { email }),
    ...(tel && { tel }),
  };
}

/** A number of a company tells that it is one; of which form, and of a tradesman that it is none, the register. */
function numbersOf(
  { birthNumber, identificationNumber }: Identity,
  person: RegisteredPerson | undefined,
): Partial<KnownClient> {
  if (birthNumber) return { personKind: 'NATURAL', birthNumber };
  if (!identificationNumber) return {};
  const legalForm = person?.personType === 'ZS' ? 'SELF_EMPLOYED' : 'CORPORATE';
  return { personKind: 'LEGAL', legalForm, identificationNumber };
}

/** The policies that prove theirs: those the landing named, else those of the birth number or of the company. */
async function policiesOf(
  systems: Systems,
  { policies, birthNumber, identificationNumber }: Identity,
): Promise<readonly RegisteredPolicy[]> {
  if (policies.length === 0) {
    if (birthNumber) return systems.listPoliciesOfInsured(birthNumber);
    return identificationNumber ? systems.listPoliciesOfCompany(identificationNumber) : [];
  }
  const found = await Promise.all([...new Set(policies)].map((number) => systems.findPolicy(number)));
  return found.filter((policy) => policy !== undefined);
}

/** The client among the people of their policies; nobody where another number is theirs. */
async function personOf(
  systems: Systems,
  policies: readonly RegisteredPolicy[],
  { birthNumber, identificationNumber }: Identity,
): Promise<RegisteredPerson | undefined> {
  if (birthNumber === undefined && identificationNumber === undefined) return undefined;
  const ids = policies.flatMap(({ policyholderId, insuredIds }) => [policyholderId, ...insuredIds]);
  for (const id of new Set(ids)) {
    const person = await systems.findPerson(id);
    if (!person) continue;
    const isTheirs = birthNumber
      ? person.birthNumber === birthNumber
      : person.identificationNumber === identificationNumber;
    if (isTheirs) return person;
  }
  return undefined;
}

function addressIn(person: RegisteredPerson | undefined): Pick<KnownClient, 'address'> {
  if (!person?.address) return {};
  const { countryCode, streetWithNumbers, city, zipCode } = person.address;
  return { address: { countryCode, streetWithNumbers, city, zipCode } };
}
