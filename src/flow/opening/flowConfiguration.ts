import { warnBefore } from '#machines/flow/actors/sessionWarning.ts';
import type { FlowConfiguration } from '#machines/flow/machine/context.ts';
import type { Configuration } from '#machines/service/configuration.ts';

/** The configuration of a flow in a browser: what the operator configured, when the session's end is near, and the browser's clocks. */
export const flowConfiguration = (configuration: Configuration): Configuration & FlowConfiguration => ({
  ...configuration,
  warnBefore: warnBefore(configuration.sessionDuration),
  now: () => Date.now(),
  uptime: () => performance.now(),
});
