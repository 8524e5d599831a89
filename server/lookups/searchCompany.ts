import { normaliseIdentifier } from '#machines/claim/normalise.ts';
import { companyCalls as calls } from '#machines/service/companies.ts';
import { getOwnDraft, type Ownership } from '#server/reports/getOwnClaim.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { registersFor, type CountedRegisters } from './registersFor.ts';

/**
 * POST /rest/:service/:claimRequestUuid/search-company: the name and the address of a company, or `companyFound: false`.
 * TOO_MANY_NUMBERS for too many different numbers.
 */
export function searchCompany(app: App, service: Ownership & CountedRegisters): void {
  app.route({
    ...routeOf(calls.searchCompany),
    handler: async (request) => {
      const { uuid } = await getOwnDraft(service, request.session, request.params.claimRequestUuid);
      const { systems } = registersFor(service, request, uuid);
      const company = await systems.findCompany(normaliseIdentifier(request.body.identificationNumber));
      if (!company) return { companyFound: false };
      const { companyName, address } = company;
      return { companyFound: true, companyName, ...(address && { address }) };
    },
  });
}
