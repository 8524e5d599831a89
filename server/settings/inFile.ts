import * as z from 'zod';

/** The schema of a value as an operator writes it, without what makes it optional and what the service makes of it. */
export function inFile(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return inFile(schema.in);
  return schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault ? inFile(schema.unwrap()) : schema;
}

/** What holds where an operator writes nothing, as it would be written; undefined where nothing does. */
export function usualIn(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodPipe) return usualIn(schema.in);
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  const inner = inFile(schema);
  return inner instanceof z.ZodObject
    ? Object.fromEntries(Object.entries(inner.shape).map(([name, one]) => [name, usualIn(one)]))
    : undefined;
}
