import * as z from 'zod';

/**
 * The schema of a group of answers, given as it has them where it is required, that may be left out as a whole, such as an
 * address that nobody must know. A form sends its boxes empty, not missing, so a group with nothing in it is no answer. Whether a
 * group that was begun must be complete is up to a rule.
 */
export const optionalGroup = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape).partial().optional().check(z.overwrite(filled));

const filled = <T extends object>(group: T | undefined): T | undefined =>
  group && Object.values(group).some((answer) => answer !== undefined) ? group : undefined;
