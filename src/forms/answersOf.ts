import * as z from 'zod';
import { readAmount } from '#machines/claim/checks/amount.ts';
import { amounts } from '#machines/subject/schema.ts';
import { isRecord } from '#machines/subject/valueAt.ts';

/**
 * What fields hold, as values that a schema can check: texts become numbers and ticks, one code of several a list, and a field
 * left empty is no answer. What cannot be made into a value stays the text it is, for the schema to refuse.
 */
export function answersOf(schema: z.core.$ZodType, typed: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return isEmpty(typed) || isLeftAlone(schema.unwrap(), typed)
      ? undefined
      : answersOf(schema.unwrap(), typed);
  if (schema instanceof z.ZodObject) return groupOf(schema, typed);
  if (schema instanceof z.ZodArray) return rowsOf(typed).map((row) => answersOf(schema.element, row));
  if (typeof typed !== 'string') return typed;
  if (isEmpty(typed)) return undefined;
  if (schema instanceof z.ZodNumber)
    return amounts.get(schema)?.isAmount ? readAmount(typed) : numberOf(typed);
  return isTick(schema) && typed === 'on' ? true : typed;
}

/** True for nothing and for a text of spaces. */
const isEmpty = (typed: unknown): boolean =>
  typed === undefined || (typeof typed === 'string' && typed.trim() === '');

/**
 * True for a group that may be left out, has nothing in it and does not even show all the fields that it needs, as an address does until
 * its street is begun. Where it shows them, it is wanted, and each of them is missed.
 */
const isLeftAlone = (schema: z.core.$ZodType, typed: unknown): boolean =>
  schema instanceof z.ZodObject &&
  isRecord(typed) &&
  Object.values(typed).every(isEmpty) &&
  Object.keys(schema.shape).some((name) => !(schema.shape[name] instanceof z.ZodOptional || name in typed));

const rowsOf = (typed: unknown): readonly unknown[] => {
  if (Array.isArray(typed)) return typed;
  return isEmpty(typed) ? [] : [typed];
};

/** A group that must be answered is checked in all its parts, although none of its fields may stand in the form. */
const groupOf = ({ shape }: z.ZodObject, typed: unknown = {}): unknown => {
  if (!isRecord(typed)) return typed;
  const group = { ...typed };
  for (const [name, part] of Object.entries(shape))
    if (name in typed || part instanceof z.ZodObject || part instanceof z.ZodArray)
      group[name] = answersOf(part, typed[name]);
  return group;
};

/** `12 500` and `3,5` are how numbers are written here. */
const numberOf = (text: string): number => Number(text.replaceAll(/\s/g, '').replace(',', '.'));

const isTick = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodBoolean || (schema instanceof z.ZodLiteral && schema.values.has(true));
