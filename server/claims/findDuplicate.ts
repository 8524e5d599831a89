import { normaliseIdentifier } from '../../machines/claim/normalise.ts';
import { calls } from '../../machines/service/calls.ts';
import { getOwnDraft } from '../auth/getOwnClaim.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { detailOf } from './detailOf.ts';
import { findDuplicates, findRegistered } from './duplicates.ts';

/**
 * POST /rest/:service/:claimRequestUuid/find-duplicate: the claim of that number, and whether the day differs;
 * without a number a claim of the same day for the vehicle or policy of the saved draft.
 */
export function findDuplicate(app: App, service: Service): void {
  const { db } = service;
  app.route({
    ...routeOf(calls.findDuplicate),
    handler: async (request) => {
      const claim = await getOwnDraft(service, request.session, request.params.claimRequestUuid);
      const { claimNumber, incidentDate } = request.body;
      const detail = detailOf(claim);
      const found = claimNumber
        ? await findRegistered(db, normaliseIdentifier(claimNumber))
        : (await findDuplicates(db, { ...detail, incidentDate: incidentDate ?? detail.incidentDate }))[0];
      if (found === undefined) return { incidentDateDoesntMatch: false };
      return {
        claimId: found.claim_number,
        incidentDateDoesntMatch: incidentDate !== undefined && found.incident_date !== incidentDate,
      };
    },
  });
}
