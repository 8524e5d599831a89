import { Failure } from '#machines/calls/failures.ts';
import { isPlaceholder } from '#machines/sales/records/completed.ts';
import type { CaseClient } from '#machines/service/identity/identity.ts';
import { clientCalls as calls } from '#machines/service/clients.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { openCase } from '#server/sessions/clientCases.ts';
import { transact } from '#server/store/transact.ts';
import type { ClientParameters } from './clientParameters.ts';
import { seenClient, type Opened } from './getClient.ts';
import { lookerOf, type Looker } from './looker.ts';
import { lookingBy, writeLook } from './looks.ts';
import { seenPolicies } from './tellFound.ts';

/**
 * POST /rest/client/:client/report: a case for a report for a client. Of whom another one cares for it tells who reports and nothing else.
 * 245000017 for a client, or a policy of theirs, that there is not or that the user may not see; 403 for an operator.
 */
export function reportForClient(app: App, { db, now, sessions }: ClientParameters): void {
  app.route({
    ...routeOf(calls.reportForClient),
    handler: async (request) => {
      const looking = lookingBy(request, lookerOf(sessions, request), now());
      const { looker } = looking;
      if (looker.role === 'operator') throw new Failure('403');
      const { policyNumber } = request.body;
      return transact(db, async (trx) => {
        const seen = await seenClient(trx, looker, request.params.client);
        const client = caseOf(looker, seen, policyNumber);
        const fields = policyNumber === undefined ? [] : ['policies'];
        await writeLook(trx, looking, { action: 'REPORT', client: seen.client.id, fields });
        return { clientCase: await openCase({ db: trx, now }, looker, client) };
      });
    },
  });
}

/** What a report tells of a client by a right: as much as their page does, and of numbers those alone that it may tell whole. */
function caseOf(looker: Looker, { client, right }: Opened, policyNumber: string | undefined): CaseClient {
  const told = { origin: 'SALES_APP', clientId: client.id } as const;
  const numbers = seenPolicies(looker, right, client).map((policy) => policy.policyNumber);
  if (policyNumber !== undefined && !numbers.includes(policyNumber)) throw new Failure('245000017');
  if (right === 'FOREIGN') return { ...told, identification: 'UNIDENTIFIED', policies: [] };
  const { fullName, companyName, email, tel, birthNumber, identificationNumber } = client.person;
  const policies = policyNumber === undefined ? numbers : [policyNumber];
  // Several people have the placeholder of foreigners: by it alone the policies of another one would be found.
  const isTheirs = policies.length > 0 || !birthNumber || !isPlaceholder(birthNumber);
  const isTold = right === 'OWN' && looker.role !== 'assistant';
  return {
    ...told,
    identification: 'CCD',
    client: {
      ...(companyName ? { companyName } : fullName ? { fullName } : {}),
      ...(email && { email }),
      ...(tel && { tel }),
    },
    ...(isTold && birthNumber && isTheirs && { birthNumber }),
    ...(isTold && identificationNumber && { identificationNumber }),
    policies,
  };
}
