import type { Dependent, Reach } from '#machines/subject/dependent.ts';

const reaching =
  (reach: Reach, index?: number) =>
  (field: string, ...targets: readonly string[]): readonly Dependent[] =>
    targets.map((target) => ({ field, target, reach, ...(index !== undefined && { index }) }));

const sameIndex = reaching('SAME_INDEX');
const first = reaching('PROVIDED_INDEX', 0);
const wholeList = reaching('WHOLE');
const around = reaching('PARENT_ROW');
const everyRow = reaching('TARGET_WHOLE');

/** What is validated again in the form of a policy when something changes. Source: specification section 5. */
export const policyDependents: readonly Dependent[] = [
  ...sameIndex('agreementDate', 'insuranceStart'),
  ...sameIndex('insuranceStart', 'insuranceStartTime', 'insuranceEnd', 'paymentFrequency'),
  ...everyRow('insuranceStart', 'periods.to', 'instalments.dueDate'),
  ...sameIndex('insuranceEnd', 'paymentFrequency'),
  ...sameIndex('duration', 'insuranceEnd', 'paymentFrequency'),
  ...sameIndex('creation', 'insuranceStart', 'replacedPolicyNumber'),
  ...sameIndex('insuranceType', 'limit', 'sumInsured', 'deductible', 'perils', 'insuranceStart'),
  ...sameIndex('replacedPolicyNumber', 'insuranceStart'),
  ...everyRow('insuranceType', 'vehicles.vehicle', 'vehicles.insuranceType', 'vehicles.sumInsured'),
  ...everyRow('insuranceStart', 'vehicles.vehicle'),
  ...everyRow('creation', 'vehicles.vehicle'),
  ...wholeList('vehicles.vehicle', 'vehicles.vehicle'),
  ...sameIndex('vehicles.insuranceType', 'vehicles.vehicle', 'vehicles.sumInsured'),
  ...around('vehicles.extras.price', 'vehicles.sumInsured'),
  ...sameIndex('paymentFrequency', 'paymentType'),
  // The first one carries the rounding, so none is smaller.
  ...first('insuranceType', 'instalments.amount'),
  ...first('sumInsured', 'instalments.amount'),
  ...first('deductible', 'instalments.amount'),
  ...first('paymentFrequency', 'instalments.amount'),
  ...first('vehicles.vehicle', 'instalments.amount'),
  ...first('vehicles.insuranceType', 'instalments.amount'),
  ...first('vehicles.sumInsured', 'instalments.amount'),
  ...wholeList('instalments.dueDate', 'instalments.dueDate'),
  ...first('insuranceStart', 'roles.client'),
  ...wholeList('roles.role', 'roles.role', 'roles.client'),
  ...wholeList('roles.client', 'roles.client'),
  ...sameIndex('agent.agentNumber', 'agent.secondaryAgent'),
  ...sameIndex('agent.secondaryAgent', 'agent.share'),
  ...sameIndex('periods.from', 'periods.to'),
  ...wholeList('periods.from', 'periods.from'),
  ...wholeList('periods.to', 'periods.from'),
  ...around('periods.events.date', 'periods.to'),
];

/**
 * What is asked of the service about an answer: of agents while the form is filled in. Policies are told as it opens, and asked for again as it is
 * saved.
 */
export const policyAsyncChecks = {
  insuranceStart: ['policies.find'],
  replacedPolicyNumber: ['policies.find'],
  'agent.agentNumber': ['agents.find'],
  'agent.secondaryAgent': ['agents.find'],
} as const;
