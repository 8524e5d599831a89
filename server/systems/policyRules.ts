import { limits } from '../../machines/claim/limits.ts';
import type { RegisteredPolicy } from './systems.ts';

/** True when the policy covered the day. Days are ISO dates. */
export const isValidOn = (policy: RegisteredPolicy, day: string): boolean =>
  policy.status === 'ACTIVE' && policy.validFrom <= day && (policy.validTo === null || day <= policy.validTo);

/** True when the policy is at most three years old (section 9). */
export function isYoung(policy: RegisteredPolicy, today: string): boolean {
  const [year = '', ...rest] = today.split('-');
  return policy.validFrom > [Number(year) - limits.policyAgeYears, ...rest].join('-');
}

/**
 * Chooses the policy a claim is about among those of one vehicle: one that covers the risk and was valid on the
 * day before one that is only valid, before any.
 */
export const choosePolicy = (
  policies: readonly RegisteredPolicy[],
  { day, risk }: { readonly day: string; readonly risk: string | undefined },
): RegisteredPolicy | undefined =>
  policies.find((one) => isValidOn(one, day) && risk !== undefined && one.risks.includes(risk)) ??
  policies.find((one) => isValidOn(one, day)) ??
  policies[0];
