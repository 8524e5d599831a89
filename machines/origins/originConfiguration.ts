import type { Origin } from '#machines/claim/enums.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Role } from '#machines/service/identity/identity.ts';
import { accessFrom } from './origins.ts';

/** Users of ours who look into the flows. */
const analysts: readonly Role[] = ['analyst'];

/** True for somebody to whom the inspection is open. Source: specification section 2, transitions. */
export const mayInspect = (roles: readonly Role[]): boolean => roles.some((role) => analysts.includes(role));

/**
 * The configuration as somebody has it who comes from an origin with some roles: the lines they are offered, where their way out
 * leads, and whether the inspection is open.
 */
export const originConfiguration = (
  origin: Origin | undefined,
  configuration: Configuration,
  roles: readonly Role[] = [],
): Configuration => {
  const { lines, exit } = accessFrom(origin);
  return {
    ...configuration,
    productLines: configuration.productLines.filter((line) => lines.includes(line)),
    homepageUrl: configuration[exit],
    devTools: configuration.devTools || mayInspect(roles),
  };
};
