import * as z from 'zod';
import { codesOf, innermost } from '#machines/subject/schema.ts';

/** The largest number of rows of a list that makes a difference to anything. */
const mostRows = 10;

/**
 * A few values of an answer: every code, zero and one, every number of rows without answers, a group with one part given, some
 * text.
 */
export const finiteValues = (schema: z.core.$ZodType): readonly unknown[] => {
  const inner = innermost(schema);
  const codes = codesOf(inner);
  if (codes.length > 0) return codes;
  if (inner instanceof z.ZodArray)
    return Array.from({ length: mostRows + 1 }, (_, length) => Array.from({ length }, () => ({})));
  if (inner instanceof z.ZodObject)
    return [
      {},
      ...Object.entries(inner.shape).flatMap(([name, part]) =>
        finiteValues(part).map((value) => ({ [name]: value })),
      ),
    ];
  return inner instanceof z.ZodNumber ? [0, 1] : ['X'];
};
