import { normaliseIdentifier } from '../../machines/claim/normalise.ts';
import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import { getOwnDraft } from '../auth/getOwnClaim.ts';
import { askingFor } from '../lookups/asking.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import { foundVehicle } from './foundVehicle.ts';

/**
 * POST /rest/car/:claimRequestUuid/search-damaged: the vehicle that a key names, or `vehicleFound: false`. 245000018 for an
 * unknown policy number, TOO_MANY_NUMBERS for too many different keys.
 */
export function searchDamaged(app: App, service: Service): void {
  const { codelists } = service;
  app.route({
    ...routeOf(calls.searchDamaged),
    handler: async (request) => {
      const { uuid } = await getOwnDraft(service, request.session, request.params.claimRequestUuid);
      const { systems } = askingFor(service, request, uuid);
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
