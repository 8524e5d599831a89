import * as z from 'zod';
import { check } from '../../../machines/claim/issue.ts';

/** A value a field may have; one of a few is told by its code, any other only by that it is filled in. */
export interface Sample {
  readonly value: unknown;
  /** Undefined for what is there only to hold further answers. */
  readonly says: string | undefined;
}

/** How a sample of a plain field is told, and that there is none. */
export const filled = 'filled';
export const leftOut = 'leftOut';

const texts = ['Jana Nováková', '8005170000', '27074358', '1AB2345', '777123456', '2000145399'];
const days = ['2001-01-01', '2002-01-01'];
const moments = ['2001-01-01T08:30', '2002-01-01T08:30'];

/** Takes a schema; gives it without what lets it be left out. */
export const innermost = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? innermost(schema.unwrap()) : schema;

/**
 * Takes the schema of a field and how many rows a list of objects begins with; gives what may stand in the field: every code
 * where there is a choice, a value or two where there is none, a place for further answers where it holds some.
 */
export const samplesOf = (schema: z.core.$ZodType, rows: number): readonly Sample[] => {
  const inner = innermost(schema);
  if (inner instanceof z.ZodObject) return [{ value: {}, says: undefined }];
  if (inner instanceof z.ZodArray) {
    const item = innermost(inner.element);
    return item instanceof z.ZodObject
      ? [{ value: Array.from({ length: rows }, () => ({})), says: undefined }]
      : codesOf(item).map((code) => ({ value: [code], says: String(code) }));
  }
  const codes = codesOf(inner);
  return codes.length > 0
    ? codes.map((code) => ({ value: code, says: String(code) }))
    : plainOf(inner).map((value) => ({ value, says: filled }));
};

/** Takes a schema; gives the codes it offers, none for a field that anything may be typed into. */
export const codesOf = (schema: z.core.$ZodType): readonly (string | number | boolean)[] => {
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray) return codesOf(inner.element);
  if (inner instanceof z.ZodEnum) return inner.options;
  if (inner instanceof z.ZodLiteral) return [...inner.values].filter((value) => isCode(value));
  return inner instanceof z.ZodBoolean ? [true, false] : [];
};

const isCode = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const plainOf = (schema: z.core.$ZodType): readonly unknown[] => {
  if (schema instanceof z.ZodNumber) return [1];
  const { type, format } = { format: undefined, ...schema._zod.def };
  if (type !== 'string') return [];
  if (format === 'date') return days;
  if (format === 'datetime') return moments;
  return [texts.find((text) => schema instanceof z.ZodType && check(schema, text).ok) ?? 'x'];
};
