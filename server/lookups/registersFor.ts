import type { FastifyRequest } from 'fastify';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { namesIn, policyKeyOf, vehicleKeyOf, type PolicyKey } from '#machines/claim/subject.ts';
import { noting } from '#server/registers/standIns.ts';
import type { Store } from '#server/store/tables.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { CallerOf } from '#server/sessions/callers.ts';
import type { Asker, Counting, CountNumber } from './lookupQuota.ts';

/** The registers, and the lookup quota that counts the numbers they are asked for. */
export interface CountedRegisters extends Store {
  readonly systems: Systems;
  readonly lookupQuota: (asker: Asker) => Counting;
  readonly callerOf: CallerOf;
}

/** The registers under the lookup quota: every number that a call comes down to is counted first. */
export interface QuotedRegisters {
  readonly systems: Systems;
  readonly count: Counting;
}

/** The registers under the lookup quota, for a call of a report, for which their answers are noted. */
export function registersFor(
  { lookupQuota, callerOf, systems: registers, db, now }: CountedRegisters,
  request: Pick<FastifyRequest, 'ip' | 'session'>,
  uuid: string,
): QuotedRegisters {
  const count = lookupQuota({ uuid, caller: callerOf(request) });
  const systems = noting(registers, { db, now, uuid });
  return {
    count,
    systems: {
      ...systems,
      findVehicle: async (key) => {
        await countKey(count.number, key);
        return systems.findVehicle(key);
      },
      findPolicy: async (policyNumber) => {
        await count.number('policy', policyNumber);
        return systems.findPolicy(policyNumber);
      },
      findCompany: async (number) => {
        await count.number('person', number);
        return systems.findCompany(number);
      },
      listPoliciesOfInsured: async (birthNumber) => {
        await count.number('person', birthNumber);
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
 * Counts what is asked about the numbers of a claim: a caller who knows one of them shall not find out by trying on which days it
 * had claims, since when it is insured, and what for; nor shall many together, each from another address.
 */
export async function countQuestion(count: Counting, claim: ClaimDetail): Promise<void> {
  const question = questionIn(claim);
  await count.number('question', question);
  await countAbout(count, claim, question);
}

/** Counts a question about the vehicle and the policy of a claim, over all who ask. */
export async function countAbout(count: Counting, claim: ClaimDetail, question: string): Promise<void> {
  const subjects = numbersIn(claim).flatMap((key) =>
    key ? [key.registrationNo, key.vin, key.frameworkNo, key.policyNumber] : [],
  );
  for (const subject of new Set(subjects)) if (subject) await count.about(subject, question);
}

const numbersIn = (claim: ClaimDetail): readonly (PolicyKey | undefined)[] => [
  vehicleKeyOf(claim),
  policyKeyOf(claim),
  namesIn(claim),
];

/** What is asked about the numbers of a claim, as a text: on which day, after which event. */
function questionIn(claim: ClaimDetail): string {
  const { incidentDate, appliedRiskId, claimEventType, eventKinds, riskFlow, harmed, uniKind, uniRisk } =
    claim;
  const event = [appliedRiskId, claimEventType, eventKinds, riskFlow, harmed, uniKind, uniRisk];
  return JSON.stringify([numbersIn(claim), incidentDate, event]);
}

/**
 * Counts every number that registering a claim may look up, and its question for the caller alone: what strangers asked about a
 * vehicle stops no notice of loss.
 */
export async function countSubject(count: CountNumber, claim: ClaimDetail): Promise<void> {
  const { registrationNo, vin, frameworkNo, policyNumber, insured, reporter } = claim;
  const keys = numbersIn(claim);
  for (const key of [...keys, { registrationNo, vin, frameworkNo, policyNumber }]) {
    if (key) await countKey(count, key);
  }
  const { birthNumber, identificationNumber } = insured ?? {};
  for (const value of [birthNumber, identificationNumber, reporter?.identificationNumber]) {
    if (value) await count('person', value);
  }
  if (claim.flowType !== 'DRAFT' && claim.claimNumber) await count('claim', claim.claimNumber);
  await count('question', questionIn(claim));
}
