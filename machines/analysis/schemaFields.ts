import * as z from 'zod';
import { builtinIssue } from '#machines/subject/issues/builtinIssue.ts';
import { toIssue, type Issue } from '#machines/subject/issues/issue.ts';
import { codesOf, innermost } from '#machines/subject/schema.ts';

/** A field as its schema has it. A name with `[]` is for every row. */
export interface SchemaField {
  readonly name: string;
  readonly kind: Kind;
  readonly isOptional: boolean;
  /** The codes it offers; none where anything may be typed, or where a codelist has them. */
  readonly codes: readonly string[];
  /** What its own checks find, each with its severity; an empty path stands for the whole. */
  readonly issues: readonly Issue[];
}

export type Kind =
  | 'text'
  | 'number'
  | 'date'
  | 'moment'
  | 'time'
  | 'one'
  | 'several'
  | 'yesNo'
  | 'consent'
  | 'group'
  | 'rows';

/** Every field of an object's schema, those of groups and of rows included. */
export const schemaFields = (schema: z.ZodObject, around = ''): readonly SchemaField[] =>
  Object.entries(schema.shape).flatMap(([part, field]) =>
    fieldsAt(around === '' ? part : `${around}.${part}`, field),
  );

/** The field that a schema describes, and those within it. */
export const fieldsAt = (name: string, schema: z.core.$ZodType): readonly SchemaField[] => {
  const inner = innermost(schema);
  const issues = issuesOf(inner, name);
  const own: SchemaField = {
    name,
    kind: kindOf(inner),
    isOptional: schema !== inner,
    codes: isTick(inner) ? [] : codesOf(inner).map(String),
    issues: issues.filter((issue) => issue.name === name),
  };
  return [
    own,
    ...belowOf(name, inner).map((child) => ({
      ...child,
      issues: [...child.issues, ...issues.filter((issue) => issue.name === child.name)],
    })),
  ];
};

/** True for a box to tick, whose meaning is said beside it. */
const isTick = (schema: z.core.$ZodType) => schema instanceof z.ZodBoolean || schema instanceof z.ZodLiteral;

const belowOf = (name: string, inner: z.core.$ZodType): readonly SchemaField[] => {
  if (inner instanceof z.ZodObject) return schemaFields(inner, name);
  if (!(inner instanceof z.ZodArray)) return [];
  const item = innermost(inner.element);
  return item instanceof z.ZodObject ? schemaFields(item, `${name}[]`) : [];
};

const kindOf = (schema: z.core.$ZodType): Kind => {
  if (schema instanceof z.ZodObject) return 'group';
  if (schema instanceof z.ZodArray)
    return innermost(schema.element) instanceof z.ZodObject ? 'rows' : 'several';
  if (schema instanceof z.ZodEnum) return 'one';
  if (schema instanceof z.ZodLiteral) return 'consent';
  if (schema instanceof z.ZodBoolean) return 'yesNo';
  if (schema instanceof z.ZodNumber) return 'number';
  const { format } = { format: undefined, ...schema._zod.def };
  if (format === 'date') return 'date';
  if (format === 'datetime') return 'moment';
  return format === 'time' ? 'time' : 'text';
};

const issuesOf = (schema: z.core.$ZodType, name: string): readonly Issue[] => {
  const { format } = { format: undefined, ...schema._zod.def };
  const ofFormat =
    typeof format === 'string' ? builtin({ code: 'invalid_format', format, input: 'x' }, name) : [];
  const ofItem = schema instanceof z.ZodArray ? itemIssues(schema, name) : [];
  const ofChecks = (schema._zod.def.checks ?? []).flatMap((check) => issueOf(check._zod.def, schema, name));
  return [...ofFormat, ...ofChecks, ...ofItem];
};

/** The issues of a list of single answers, which are about the whole list. */
const itemIssues = ({ element }: z.ZodArray, name: string) => {
  const item = innermost(element);
  return item instanceof z.ZodObject ? [] : issuesOf(item, name);
};

const issueOf = (of: z.core.$ZodCheckDef, schema: z.core.$ZodType, name: string): readonly Issue[] => {
  const { params, path, maximum, minimum, value } = {
    params: undefined,
    path: undefined,
    maximum: undefined,
    minimum: undefined,
    value: undefined,
    ...of,
  };
  const origin = schema instanceof z.ZodArray ? 'array' : 'string';
  if (of.check === 'custom') return custom(params, path, name);
  if (of.check === 'max_length')
    return builtin({ code: 'too_big', origin, maximum: Number(maximum), input: 'x' }, name);
  if (of.check === 'min_length' && Number(minimum) > 1)
    return builtin({ code: 'too_small', origin, minimum: Number(minimum), input: 'x' }, name);
  if (of.check === 'greater_than')
    return builtin({ code: 'too_small', origin: 'number', minimum: Number(value), input: 0 }, name);
  if (of.check === 'less_than')
    return builtin({ code: 'too_big', origin: 'number', maximum: Number(value), input: 0 }, name);
  return [];
};

const builtin = (raw: z.core.$ZodRawIssue, name: string): readonly Issue[] => [
  { severity: 'error', ...builtinIssue(raw), name },
];

const custom = (params: unknown, path: unknown, name: string): readonly Issue[] => {
  if (typeof params !== 'object' || params === null) return [];
  const issue = toIssue({ code: 'custom', input: undefined, params: { ...params } });
  const below = Array.isArray(path) ? path.map(String).join('.') : '';
  return [{ ...issue, name: below === '' ? name : `${name}.${below}` }];
};
