import * as z from 'zod';
import { partsOf } from './path.ts';

/** The schemas of amounts of money, and those made of them: their numbers are typed in other ways than a weight or an age. */
export const amounts = z.registry<{ isAmount: true }>();

/** A schema without the wrapping that makes its value optional. */
export const innermost = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? innermost(schema.unwrap()) : schema;

/** The schema of the value at a path of a value, `account.bankCode` or `[].price`; undefined where no value can be. */
export const findWithin = (schema: z.core.$ZodType | undefined, path: string): z.core.$ZodType | undefined =>
  partsOf(path.replaceAll('[]', '[0]')).reduce(partOf, schema);

const partOf = (schema: z.core.$ZodType | undefined, part: string | number): z.core.$ZodType | undefined => {
  const inner = schema && innermost(schema);
  if (inner instanceof z.ZodArray) return typeof part === 'number' ? inner.element : undefined;
  return inner instanceof z.ZodObject && Object.hasOwn(inner.shape, part) ? inner.shape[part] : undefined;
};

/** The codes that a value may have, or that may be picked; none where anything may be typed. */
export const codesOf = (schema: z.core.$ZodType): readonly (string | boolean)[] => {
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray) return codesOf(inner.element);
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  if (inner instanceof z.ZodLiteral) return [...inner.values].filter((value) => typeof value === 'boolean');
  return inner instanceof z.ZodBoolean ? [true, false] : [];
};
