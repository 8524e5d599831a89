import type { Failure } from '#machines/calls/failures.ts';

/**
 * What the form says of a number or a code that did not match: which field it is, and how often it may still be tried. Undefined for
 * any other failure, which is no fault of what was typed. Source: specification section 8, 245000014.
 */
export const wrongAnswer = (name: string, failure: Failure | undefined) => {
  const attempts = failure?.params?.['attempts'];
  return typeof attempts === 'number' ? { name, key: 'wrong', values: { count: attempts } } : undefined;
};
