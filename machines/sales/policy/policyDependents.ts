import type { Dependent, Reach } from '#machines/subject/dependent.ts';

const reaching =
  (reach: Reach) =>
  (field: string, ...targets: readonly string[]): readonly Dependent[] =>
    targets.map((target) => ({ field, target, reach }));

const sameIndex = reaching('SAME_INDEX');
const wholeList = reaching('WHOLE');
const around = reaching('PARENT_ROW');
const everyRow = reaching('TARGET_WHOLE');

/**
 * What is validated again in the form of a policy when something changes. No list of it has a row that alone is reached from outside,
 * so PROVIDED_INDEX has no rule here. Source: specification section 5.
 */
export const policyDependents: readonly Dependent[] = [
  ...sameIndex('agreementDate', 'insuranceStart'),
  ...sameIndex('insuranceStart', 'insuranceStartTime', 'insuranceEnd', 'paymentFrequency'),
  ...everyRow('insuranceStart', 'periods.to'),
  ...sameIndex('insuranceEnd', 'paymentFrequency'),
  ...sameIndex('duration', 'insuranceEnd', 'paymentFrequency'),
  ...sameIndex('creation', 'insuranceStart', 'replacedPolicyNumber'),
  ...sameIndex('insuranceType', 'limit', 'sumInsured', 'deductible', 'perils', 'paymentFrequency'),
  ...sameIndex('sumInsured', 'paymentFrequency'),
  ...sameIndex('deductible', 'paymentFrequency'),
  ...sameIndex('paymentFrequency', 'paymentType'),
  ...sameIndex('agent.agentNumber', 'agent.secondaryAgent'),
  ...sameIndex('agent.secondaryAgent', 'agent.share'),
  ...sameIndex('periods.from', 'periods.to'),
  ...wholeList('periods.from', 'periods.from'),
  ...wholeList('periods.to', 'periods.from'),
  ...around('periods.events.date', 'periods.to'),
];

/** What is asked of the service about an answer while the form is filled in. */
export const policyAsyncChecks = {
  'agent.agentNumber': ['agents.find'],
  'agent.secondaryAgent': ['agents.find'],
} as const;
