import * as z from 'zod';

/**
 * Makes a group of answers that may be left out as a whole, such as an address nobody must know. The boxes of a form come
 * empty, not missing: a group with nothing in it is no answer. Whether one begun must be finished, a rule tells.
 *
 * @param shape the answers, as the group has them where it must be there
 * @returns a schema for the group with any of its answers, or for none
 */
export const optionalGroup = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape).partial().optional().check(z.overwrite(filled));

const filled = <T extends object>(group: T | undefined): T | undefined =>
  group && Object.values(group).some((answer) => answer !== undefined) ? group : undefined;
