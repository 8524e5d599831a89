import * as z from 'zod';
import { partsOf } from '../../machines/claim/path.ts';
import { innermost } from '../../machines/claim/schemaAt.ts';

interface Constraint {
  readonly required: boolean;
}

/** What a form knows of its fields before anything is checked, by their names: whether the value of each must be given. */
export const constraintsOf = (schema: z.ZodType): Record<string, Constraint> => {
  const known = new Map<string, Constraint>();
  const constraintOf = (name: string): Constraint => {
    const constraint = known.get(name) ?? { required: isRequired(schema, name) };
    known.set(name, constraint);
    return constraint;
  };
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? constraintOf(name) : undefined) });
};

const isRequired = (schema: z.ZodType, name: string): boolean => {
  const field = partsOf(name).reduce<z.core.$ZodType | undefined>(partOf, schema);
  return field !== undefined && field === innermost(field);
};

const partOf = (schema: z.core.$ZodType | undefined, part: string | number): z.core.$ZodType | undefined => {
  const inner = schema && innermost(schema);
  if (inner instanceof z.ZodArray) return inner.element;
  return inner instanceof z.ZodObject && Object.hasOwn(inner.shape, part) ? inner.shape[part] : undefined;
};
