import type { FastifyRequest } from 'fastify';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { namesIn, policyKeyOf, vehicleKeyOf, type PolicyKey } from '../../machines/claim/subject.ts';
import { addressOf } from '../addressOf.ts';
import type { Service } from '../service.ts';
import type { Systems } from '../systems/systems.ts';
import type { CountNumber } from './guesses.ts';

/** The registers as somebody from outside may ask them: whatever number a call comes down to is counted first. */
export interface Asking {
  readonly systems: Systems;
  readonly count: CountNumber;
}

/** The registers for the call of a report. */
export function askingFor(
  { guesses, systems }: Pick<Service, 'guesses' | 'systems'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
  uuid: string,
): Asking {
  const count = guesses({ uuid, address: addressOf(ip) });
  return {
    count,
    systems: {
      ...systems,
      findVehicle: async (key) => {
        await countKey(count, key);
        return systems.findVehicle(key);
      },
      findPolicy: async (policyNumber) => {
        await count('policy', policyNumber);
        return systems.findPolicy(policyNumber);
      },
      listPoliciesOfInsured: async (birthNumber) => {
        await count('person', birthNumber);
        return systems.listPoliciesOfInsured(birthNumber);
      },
    },
  };
}

/** Counts every number that a key has. */
export async function countKey(count: CountNumber, key: PolicyKey): Promise<void> {
  const { registrationNo, vin, frameworkNo, policyNumber, birthNumber } = key;
  for (const value of [registrationNo, vin, frameworkNo]) if (value) await count('vehicle', value);
  if (policyNumber) await count('policy', policyNumber);
  if (birthNumber) await count('person', birthNumber);
}

/**
 * Counts what is asked about the numbers of a claim: whoever knows one of them shall not find out by trying on which days it had
 * claims, since when it is insured, and what for.
 */
export async function countQuestion(count: CountNumber, claim: ClaimDetail): Promise<void> {
  const { incidentDate, appliedRiskId, claimEventType, eventKinds, riskFlow, harmed, uniKind, uniRisk } =
    claim;
  const numbers = [vehicleKeyOf(claim), policyKeyOf(claim), namesIn(claim)];
  const event = [appliedRiskId, claimEventType, eventKinds, riskFlow, harmed, uniKind, uniRisk];
  await count('question', JSON.stringify([numbers, incidentDate, event]));
}

/** Counts every number that registering a claim may look up. */
export async function countSubject(count: CountNumber, claim: ClaimDetail): Promise<void> {
  const { registrationNo, vin, frameworkNo, policyNumber, insured, reporter } = claim;
  const keys = [vehicleKeyOf(claim), policyKeyOf(claim), namesIn(claim)];
  for (const key of [...keys, { registrationNo, vin, frameworkNo, policyNumber }]) {
    if (key) await countKey(count, key);
  }
  const { birthNumber, identificationNumber } = insured ?? {};
  for (const value of [birthNumber, identificationNumber, reporter?.identificationNumber]) {
    if (value) await count('person', value);
  }
  if (claim.flowType !== 'DRAFT' && claim.claimNumber) await count('claim', claim.claimNumber);
  await countQuestion(count, claim);
}
