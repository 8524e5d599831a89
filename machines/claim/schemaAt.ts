import * as z from 'zod';
import { Claim } from './claim.ts';
import { ofAnyRow, partsOf } from './path.ts';

/** A schema without the wrapping that makes its value optional. */
export const innermost = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? innermost(schema.unwrap()) : schema;

// The catalogue never changes: each path is looked up in it once.
const found = new Map<string, z.core.$ZodType | undefined>();

/** The schema of the value at a path of the claim, as the catalogue has it; undefined where no value can be. */
export const findSchema = (path: string): z.core.$ZodType | undefined => {
  const place = ofAnyRow(path);
  if (!found.has(place)) found.set(place, searchedFor(place));
  return found.get(place);
};

const searchedFor = (place: string): z.core.$ZodType | undefined =>
  partsOf(place.replaceAll('[]', '[0]')).reduce<z.core.$ZodType | undefined>((schema, part) => {
    const inner = schema && innermost(schema);
    if (inner instanceof z.ZodArray) return typeof part === 'number' ? inner.element : undefined;
    return inner instanceof z.ZodObject && Object.hasOwn(inner.shape, part) ? inner.shape[part] : undefined;
  }, Claim);

/** The schema of the value at a path of the claim. Throws where no value can be. */
export const schemaAt = (path: string): z.core.$ZodType => {
  const schema = findSchema(path);
  if (!schema) throw new Error(`A claim has no field ${path}.`);
  return schema;
};

/** The codes that a value may have, or that may be picked; none where anything may be typed. */
export const codesOf = (schema: z.core.$ZodType): readonly (string | boolean)[] => {
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray) return codesOf(inner.element);
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  if (inner instanceof z.ZodLiteral) return [...inner.values].filter((value) => typeof value === 'boolean');
  return inner instanceof z.ZodBoolean ? [true, false] : [];
};
