import { eventsOfRisk, type ClaimEventType } from '#machines/claim/codes/life.ts';
import type { Harmed } from '#machines/claim/codes/liability.ts';
import type { ClaimType, RiskCode, RiskFlow, UniKind, UniRisk } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import type { RegisteredPolicy } from '#server/store/registered.ts';

/** What an event must be insured for: a day, and how the claim is settled, as far as that is known. */
export interface Insured {
  readonly day: string;
  /** The line of insurance that is reported to. */
  readonly claimType: ClaimType | undefined;
  readonly riskFlow: RiskFlow | undefined;
  /** What is insured, of a claim of the universal flow. */
  readonly insured?: UniRisk | UniKind | undefined;
  /** Who was harmed at work. */
  readonly harmed?: Harmed | undefined;
  /** Of a life claim. */
  readonly risk?: InsuredRisk | undefined;
}

/** A life risk and, for a loan or a journey, which of its events happened. */
interface InsuredRisk {
  readonly riskId: RiskCode | undefined;
  readonly claimEventType?: ClaimEventType | undefined;
}

/**
 * The policy a claim is about, among those of one vehicle or person: one that insures the event comes before one that only covers
 * it, and that before any other.
 */
export const choosePolicy = (
  policies: readonly RegisteredPolicy[],
  insured: Insured,
): RegisteredPolicy | undefined =>
  policies.find((one) => insures(one, insured)) ??
  policies.find((one) => covers(one, insured)) ??
  policies[0];

/** True when the event is insured by the policy: it covers it and was valid on the day. */
export const insures = (policy: RegisteredPolicy, insured: Insured): boolean =>
  isValidOn(policy, insured.day) && covers(policy, insured);

/**
 * True when the policy covered the day, whatever became of it since: one that has ended insures until its last day, one that was
 * suspended not while it was. What was cancelled or not approved never began, and a status we do not know insures nothing. Days are
 * ISO dates.
 */
export const isValidOn = (policy: RegisteredPolicy, day: string): boolean => {
  const { status, validFrom, validTo, suspended } = policy;
  const isWithin = validFrom <= day && (validTo === null || day <= validTo);
  const isEnded = status === 'TERMINATED' || status === 'ENDED';
  if (!isWithin || (isEnded && validTo === null)) return false;
  // Without days it is suspended for as long as the register says so.
  const pauses = suspended ?? (status === 'SUSPENDED' ? [{ from: validFrom }] : []);
  const isPaused = pauses.some(({ from, to }) => from <= day && (to === undefined || day <= to));
  return !isPaused && (isEnded || status === 'ACTIVE' || status === 'SUSPENDED');
};

/** Years after its end for which a policy is shown to its client. */
const shownYears = 1;

/** The last day of a policy that has ended; undefined while it lasts. */
export const endedOn = ({ validTo }: RegisteredPolicy, today: string): string | undefined =>
  validTo !== null && validTo < today ? validTo : undefined;

/**
 * True when a client is shown the policy as theirs: it began, and lasts or ended within a year, so that an event may be reported
 * that it still insured.
 */
export function isShown(policy: RegisteredPolicy, today: string): boolean {
  const last = endedOn(policy, today);
  if (last === undefined) return policy.status === 'ACTIVE' || policy.status === 'SUSPENDED';
  const [year = '', ...rest] = today.split('-');
  const earliest = [Number(year) - shownYears, ...rest].join('-');
  return earliest <= last && isValidOn(policy, last);
}

/** True when the policy is at most three years old (section 9). */
export function isYoung(policy: RegisteredPolicy, today: string): boolean {
  const [year = '', ...rest] = today.split('-');
  return policy.validFrom > [Number(year) - limits.policyAgeYears, ...rest].join('-');
}

/** True when the policy answers for the event, whenever it is valid. */
export const covers = (policy: RegisteredPolicy, wanted: Insured): boolean =>
  coversLine(policy, wanted.claimType) &&
  coversInsured(policy, wanted.insured) &&
  coversRiskFlow(policy, wanted.riskFlow, wanted.harmed) &&
  (wanted.risk === undefined || coversRisk(policy, wanted.risk));

/** The covers of which a policy must have one to be a policy of a line, where neither risk flow nor risk tells it. */
const coversOfLine: Partial<Record<ClaimType, readonly string[]>> = {
  property: ['PROPERTY'],
  liability: ['ODPPOJ', 'ODPPRAC', 'ODPZAM'],
};

/** A car policy insures no home, and that of a home no car. */
function coversLine({ risks }: RegisteredPolicy, claimType: ClaimType | undefined): boolean {
  const wanted = claimType && coversOfLine[claimType];
  return wanted === undefined || wanted.some((one) => risks.includes(one));
}

/** The cover that each kind of insurance of the universal flow is; who does not know theirs may mean any. */
const coverOf: Readonly<Record<UniRisk | UniKind, string | undefined>> = {
  MACHINE: 'MACHINE',
  PET: 'PET',
  TRAVEL: 'CPZ',
  UNIPREP: 'UNIPREP',
  UNIZEM: 'UNIZEM',
  UNINEVIM: undefined,
  OTHER: undefined,
};

/** A pet policy insures no journey, and that of a machine no crop. */
function coversInsured({ risks }: RegisteredPolicy, insured: UniRisk | UniKind | undefined): boolean {
  const wanted = insured && coverOf[insured];
  return wanted === undefined || risks.includes(wanted);
}

/**
 * Compulsory and general liability are one cover, whichever side reports. At work the employer's cover for employees is one, and
 * that of an employee for what they cause the employer another. Where the risk flow is not known yet, or tells nothing about a
 * risk, no policy is ruled out.
 */
function coversRiskFlow(
  policy: RegisteredPolicy,
  riskFlow: RiskFlow | undefined,
  harmed: Harmed | undefined,
): boolean {
  const isEmployees = riskFlow === 'ODPPRAC' && harmed === 'EMPLOYER';
  const risk = isEmployees ? 'ODPZAM' : riskFlow && riskOf[riskFlow];
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

/**
 * An event other than those of a loan or a journey may fall under any cover of a person; where no risk is named, no policy is
 * ruled out.
 */
function coversRisk(
  { risks, productBranch }: RegisteredPolicy,
  { riskId, claimEventType }: InsuredRisk,
): boolean {
  if (riskId === undefined) return true;
  if (riskId === 'OTHER') return productBranch !== 'NONLIFE';
  const events = riskId === 'BAN' || riskId === 'CPZ' ? eventsOfRisk[riskId] : undefined;
  const isOffered = !events || claimEventType === undefined || events.includes(claimEventType);
  return isOffered && risks.includes(riskId);
}
