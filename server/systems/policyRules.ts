import type { RiskFlow } from '../../machines/claim/enums.ts';
import { limits } from '../../machines/claim/limits.ts';
import { coversRisk, type InsuredRisk } from './lifeCover.ts';
import type { RegisteredPolicy } from './systems.ts';

/** True when the policy covered the day. Days are ISO dates. */
export const isValidOn = (policy: RegisteredPolicy, day: string): boolean =>
  policy.status === 'ACTIVE' && policy.validFrom <= day && (policy.validTo === null || day <= policy.validTo);

/** True when the policy is at most three years old (section 9). */
export function isYoung(policy: RegisteredPolicy, today: string): boolean {
  const [year = '', ...rest] = today.split('-');
  return policy.validFrom > [Number(year) - limits.policyAgeYears, ...rest].join('-');
}

/** What an event was insured for: a day, and how the claim is settled as far as that is known. */
export interface Insured {
  readonly day: string;
  readonly riskFlow: RiskFlow | undefined;
  /** Of a life claim. */
  readonly risk?: InsuredRisk | undefined;
}

/**
 * True when the policy insures what the claim is about. Compulsory and general liability are one cover, whichever
 * side reports; where the risk flow is not known yet, or says nothing of a risk, no policy is ruled out.
 */
export function covers(policy: RegisteredPolicy, riskFlow: RiskFlow | undefined): boolean {
  const risk = riskFlow && riskOf[riskFlow];
  return risk === undefined || policy.risks.includes(risk);
}

const riskOf: Readonly<Record<RiskFlow, string | undefined>> = {
  HAV: 'HAV',
  POVPOJ: 'POVPOJ',
  POVPOS: 'POVPOJ',
  ODPPOJ: 'ODPPOJ',
  ODPPOS: 'ODPPOJ',
  ODPPRAC: 'ODPPRAC',
  UNIFLOW: undefined,
  UNKNOWN: undefined,
};

/** True when the event is insured by the policy: it covers it and was valid on the day. */
export const insures = (policy: RegisteredPolicy, insured: Insured): boolean =>
  isValidOn(policy, insured.day) && coversAll(policy, insured);

const coversAll = (policy: RegisteredPolicy, { riskFlow, risk }: Insured): boolean =>
  covers(policy, riskFlow) && (risk === undefined || coversRisk(policy, risk));

/**
 * Chooses the policy a claim is about among those of one vehicle or person: the one that insures it before one that only
 * covers it, before any.
 */
export const choosePolicy = (
  policies: readonly RegisteredPolicy[],
  insured: Insured,
): RegisteredPolicy | undefined =>
  policies.find((one) => insures(one, insured)) ??
  policies.find((one) => coversAll(one, insured)) ??
  policies[0];
