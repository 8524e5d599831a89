import * as z from 'zod';
import { check } from '../../machines/claim/issue.ts';
import { namedSamples, numbers, texts } from './samples.ts';

/** Takes the name and the schema of a field; gives values that pass it, those sampled by its name or else the plainest first. */
export const candidatesOf = (name: string, schema: z.core.$ZodType): readonly unknown[] => {
  if (mayBeLeftOut(schema)) return [undefined, ...candidatesOf(name, schema.unwrap())];
  const named = (namedSamples[name] ?? []).filter(
    (value) => schema instanceof z.ZodType && check(schema, value).ok,
  );
  return named.length > 0 ? named : candidates(schema);
};

/** Takes the schema of one field; gives values that pass it, the plainest first. Throws where no sample does. */
export const candidates = (schema: z.core.$ZodType): readonly unknown[] => {
  if (mayBeLeftOut(schema)) return [undefined, ...candidates(schema.unwrap())];
  const all = possible(schema);
  const passing = all.filter((value) => schema instanceof z.ZodType && check(schema, value).ok);
  // An object may pass only once its parts are corrected together.
  return passing.length > 0 ? passing : all.slice(0, 1);
};

const possible = (schema: z.core.$ZodType): readonly unknown[] => {
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodNumber) return numbers;
  if (schema instanceof z.ZodArray) return listsOf(candidates(schema.element));
  if (schema instanceof z.ZodObject) return [plainest(schema), fullest(schema)];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(candidates);
  if (schema._zod.def.type === 'string') return texts;
  throw new Error(`No samples for a schema of type ${schema._zod.def.type}.`);
};

/** One of each, all together, none. */
const listsOf = (items: readonly unknown[]) => [
  ...items.map((one) => [one]),
  ...(items.length > 1 ? [items] : []),
  [],
];

const mayBeLeftOut = (schema: z.core.$ZodType): schema is z.ZodOptional | z.ZodDefault =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** Takes the schema of an object; gives it with what must be there and nothing else. */
export const plainest = (schema: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema.shape)
      .filter(([, field]) => !mayBeLeftOut(field))
      .map(([name, field]) => [name, candidatesOf(name, field)[0]]),
  );

const fullest = (schema: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, candidatesOf(name, unwrapped(field))[0]]),
  );

/** Takes the schema of an object and a path (`insured.address.zipCode`); gives the schema there, undefined where there is none. */
export const schemaAt = (schema: z.core.$ZodType, path: readonly string[]): z.core.$ZodType | undefined => {
  const inner = unwrapped(schema);
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest);
  const field = inner instanceof z.ZodObject ? inner.shape[name] : undefined;
  return field && schemaAt(field, rest);
};

/** Takes a schema; gives what is inside of optional. */
export const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  mayBeLeftOut(schema) ? unwrapped(schema.unwrap()) : schema;
