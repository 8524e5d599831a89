import type { FlowConfiguration } from '#machines/flow/machine/context.ts';

const minute = 60_000;

/** Half an hour of session, five seconds until a request is called long, no dependents. */
export const configuration: FlowConfiguration = {
  dependentFields: {},
  changedPrimeFields: [],
  resetFlowOnError: true,
  sessionDuration: 30 * minute,
  warnBefore: 5 * minute,
  longRunningRequestTimeout: 5000,
  now: () => 0,
  uptime: () => 0,
};
