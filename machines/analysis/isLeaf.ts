import { isFact, valuesOf } from './factValues.ts';
import type { Leaf } from '#machines/subject/rule.ts';

/** True for the smallest rule: a fact and one of its values, or several. */
export const isLeaf = (value: unknown): value is Leaf => {
  if (typeof value !== 'object' || value === null || !('fact' in value)) return false;
  if (typeof value.fact !== 'string' || !isFact(value.fact)) return false;
  const values: readonly unknown[] = valuesOf(value.fact);
  const asked: unknown = 'in' in value ? value.in : 'is' in value ? [value.is] : undefined;
  return Array.isArray(asked) && asked.every((one) => values.includes(one));
};
