import * as z from 'zod';
import { innermost } from './samples.ts';

/** Takes a schema and a path in parts, `['injuredParties', 0, 'injured']`; gives the schema of what stands there, undefined where nothing may. */
export const schemaAt = (
  schema: z.core.$ZodType,
  [part, ...rest]: readonly (string | number)[],
): z.core.$ZodType | undefined => {
  if (part === undefined) return schema;
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray)
    return typeof part === 'number' ? schemaAt(inner.element, rest) : undefined;
  const field =
    inner instanceof z.ZodObject && Object.hasOwn(inner.shape, part) ? inner.shape[part] : undefined;
  return field && schemaAt(field, rest);
};
