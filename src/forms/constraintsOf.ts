import type * as z from 'zod';
import { ofAnyRow } from '#machines/subject/path.ts';
import { findWithin, innermost } from '#machines/subject/schema.ts';

interface Constraint {
  readonly required: boolean;
}

/** What a form knows of its fields before anything is checked, by their names: whether the value of each must be given. */
export const constraintsOf = (schema: z.core.$ZodType): Record<string, Constraint> => {
  const known = new Map<string, Constraint>();
  const constraintOf = (name: string): Constraint => {
    const constraint = known.get(name) ?? { required: isRequired(schema, name) };
    known.set(name, constraint);
    return constraint;
  };
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? constraintOf(name) : undefined) });
};

const isRequired = (schema: z.core.$ZodType, name: string): boolean => {
  const field = findWithin(schema, ofAnyRow(name));
  return field !== undefined && field === innermost(field);
};
