import { normaliseIdentifier } from '#machines/claim/normalise.ts';
import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { getOwnDraft, type Ownership } from '#server/reports/getOwnClaim.ts';
import { registersFor, type CountedRegisters } from '#server/lookups/registersFor.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { foundVehicle } from './foundVehicle.ts';
import type { Codelists } from '#server/codelists/codelists.ts';

/** What it takes to look for a damaged vehicle. */
export interface VehicleSearch extends Ownership, CountedRegisters {
  readonly codelists: Codelists;
}

/**
 * POST /rest/car/:claimRequestUuid/search-damaged: the vehicle that a key names, or `vehicleFound: false`. 245000018 for an
 * unknown policy number, TOO_MANY_NUMBERS for too many different keys.
 */
export function searchDamaged(app: App, service: VehicleSearch): void {
  const { codelists } = service;
  app.route({
    ...routeOf(calls.searchDamaged),
    handler: async (request) => {
      const { uuid } = await getOwnDraft(service, request.session, request.params.claimRequestUuid);
      const { systems } = registersFor(service, request, uuid);
      const { registrationNo, policyNumber, vin, frameworkNo } = request.body;
      if (policyNumber && !(await systems.findPolicy(normaliseIdentifier(policyNumber)))) {
        throw new Failure('245000018');
      }
      const key = {
        registrationNo: normalised(registrationNo),
        policyNumber: normalised(policyNumber),
        vin: normalised(vin),
        frameworkNo: normalised(frameworkNo),
      };
      return foundVehicle(codelists, await systems.findVehicle(key), key);
    },
  });
}

const normalised = (value: string | undefined): string | undefined => value && normaliseIdentifier(value);
