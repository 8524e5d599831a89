import * as z from 'zod';
import { computed, isComputed, type FactName } from '#machines/claim/facts.ts';
import { codesOf, innermost } from '#machines/subject/schema.ts';
import { findSchema } from '#machines/claim/schemaAt.ts';

/** True for the name of a fact. */
export const isFact = (name: string): name is FactName => valuesOf(name).length > 0;

/** The values a fact may have, or may have at once where an answer takes several; none for a name that is no fact. */
export const valuesOf = (name: string): readonly (string | boolean)[] => {
  if (isComputed(name)) return computed[name].values;
  const schema = findSchema(name);
  return schema ? codesOf(schema) : [];
};

/** True for an answer that may have several of its values at once. */
export const takesSeveral = (name: string): boolean => {
  const schema = isComputed(name) ? undefined : findSchema(name);
  return schema !== undefined && innermost(schema) instanceof z.ZodArray;
};
