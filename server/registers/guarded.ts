import { Failure } from '#machines/calls/failures.ts';
import type { Port } from './asking.ts';
import type { Systems } from './systems.ts';

/** Hears how a register answered, and after how many seconds. */
export type NoteAnswer = (register: Port, outcome: 'answered' | 'away', seconds: number) => void;

/**
 * Systems that cannot hang the service: one that is away, or does not answer within the timeout (milliseconds), fails with
 * 245000000 and status 503, which the client may try again. How each of them answered is noted.
 */
export function guarded(systems: Systems, timeout: number, note: NoteAnswer): Systems {
  const ask = async <T>(register: Port, question: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const noteAs = (outcome: 'answered' | 'away') =>
      note(register, outcome, (performance.now() - began) / 1000);
    try {
      const answer = await inTime(question, timeout);
      noteAs('answered');
      return answer;
    } catch (error) {
      noteAs('away');
      throw error;
    }
  };
  return {
    findVehicle: (key) => ask('findVehicle', () => systems.findVehicle(key)),
    findPolicy: (policyNumber) => ask('findPolicy', () => systems.findPolicy(policyNumber)),
    listPoliciesOfVehicle: (vehicleId) =>
      ask('listPoliciesOfVehicle', () => systems.listPoliciesOfVehicle(vehicleId)),
    listPoliciesOfInsured: (birthNumber) =>
      ask('listPoliciesOfInsured', () => systems.listPoliciesOfInsured(birthNumber)),
    listPoliciesOfCompany: (number) =>
      ask('listPoliciesOfCompany', () => systems.listPoliciesOfCompany(number)),
    findCompany: (number) => ask('findCompany', () => systems.findCompany(number)),
    findAgent: (key) => ask('findAgent', () => systems.findAgent(key)),
    lossHistory: (number) => ask('lossHistory', () => systems.lossHistory(number)),
    credits: (subject) => ask('credits', () => systems.credits(subject)),
    completeAddress: (text) => ask('completeAddress', () => systems.completeAddress(text)),
    findPerson: (id) => ask('findPerson', () => systems.findPerson(id)),
    listStatuses: (report) => ask('listStatuses', () => systems.listStatuses(report)),
  };
}

async function inTime<T>(question: () => Promise<T>, timeout: number): Promise<T> {
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
