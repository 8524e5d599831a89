import type { AnySubject } from './catalogue.ts';
import { isFact, valuesOf } from './factValues.ts';
import type { Leaf } from '#machines/subject/rule.ts';

/** True for the smallest rule about a subject: a fact and one of its values, or several. */
export const isLeaf = (subject: AnySubject, value: unknown): value is Leaf => {
  if (typeof value !== 'object' || value === null || !('fact' in value)) return false;
  if (typeof value.fact !== 'string' || !isFact(subject, value.fact)) return false;
  const values: readonly unknown[] = valuesOf(subject, value.fact);
  const asked: unknown = 'in' in value ? value.in : 'is' in value ? [value.is] : undefined;
  return Array.isArray(asked) && asked.every((one) => values.includes(one));
};
