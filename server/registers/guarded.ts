import { Failure } from '#machines/calls/failures.ts';
import type { Systems } from './systems.ts';

/**
 * Systems that cannot hang the service: one that is away, or does not answer within the timeout (milliseconds), fails with
 * 245000000 and status 503, which the client may try again.
 */
export function guarded(systems: Systems, timeout: number): Systems {
  return {
    findVehicle: (key) => ask(() => systems.findVehicle(key), timeout),
    findPolicy: (policyNumber) => ask(() => systems.findPolicy(policyNumber), timeout),
    listPoliciesOfVehicle: (vehicleId) => ask(() => systems.listPoliciesOfVehicle(vehicleId), timeout),
    listPoliciesOfInsured: (birthNumber) => ask(() => systems.listPoliciesOfInsured(birthNumber), timeout),
    findCompany: (number) => ask(() => systems.findCompany(number), timeout),
    findPerson: (id) => ask(() => systems.findPerson(id), timeout),
    listStatuses: (report) => ask(() => systems.listStatuses(report), timeout),
  };
}

async function ask<T>(question: () => Promise<T>, timeout: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The system did not answer in time.')), timeout);
  timer.unref();
  try {
    return await Promise.race([question(), late.promise]);
  } catch (cause) {
    throw new Failure('245000000', { status: 503, cause });
  } finally {
    clearTimeout(timer);
  }
}
