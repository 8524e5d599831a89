import * as z from 'zod';
import { builtinIssue } from './builtinIssue.ts';

/** Kinds of validation (section 5), in order of priority. */
export const severities = ['required', 'error', 'warning', 'underwriting'] as const;
export type Severity = (typeof severities)[number];

export type Issue = {
  severity: Severity;
  /** Key in the text namespace `checks`. */
  key: string;
  values?: Record<string, string | number>;
  /** Field name as the form spells it: `injuredParties[0].email`. Empty for the form as a whole. */
  name: string;
};

/** What a check found. An accepted value can only have warnings and underwriting findings. */
export type Checked<T> =
  | { ok: true; value: T; issues: Issue[] }
  | { ok: false; value: undefined; issues: Issue[] };

type RuleOptions = {
  values?: Record<string, string | number>;
  /** The field that shows the issue, as a path within the checked value. */
  path?: PropertyKey[];
  /** Runs even when other answers of the same object are missing or wrong. */
  always?: boolean;
};

/** True for REQUIRED and ERROR, the severities that keep the reporter on the page. Source: decisions, "Validation". */
export const isBlocking = (severity: Severity): boolean => severity === 'required' || severity === 'error';

/** A rule whose breach is a missing answer: `schema.check(mustBePresent('required', hasBank, { path: ['bankCode'] }))`. */
export const mustBePresent = ruleOf('required');
/**
 * A rule whose breach is an error: `z.string().check(must('vin', isVin))`. Like all rules but REQUIRED, it ignores an empty text.
 */
export const must = ruleOf('error');
/** A rule whose breach is shown but does not block. */
export const should = ruleOf('warning');
/** A rule whose breach is shown and flags the claim for an underwriter. */
export const underwriting = ruleOf('underwriting');

/**
 * The parsed value, unless a blocking issue was found, and every issue of all four severities, REQUIRED first. Form, guards and
 * service all use this check, because zod's own `safeParse` would refuse a value for a mere warning. The schema must not have
 * asynchronous checks.
 */
export function check<S extends z.core.$ZodType>(schema: S, input: unknown): Checked<z.output<S>> {
  const payload = runSchema(schema, input);
  const issues = sorted(payload.issues.map(toIssue));
  return isAccepted(schema, payload)
    ? { ok: true, value: payload.value, issues }
    : { ok: false, value: undefined, issues };
}

/**
 * What zod made of an input: the value so far, kept even where issues were raised, and the raw issues.
 *
 * @throws $ZodAsyncError when the schema has an asynchronous check
 */
export function runSchema(schema: z.core.$ZodType, input: unknown): z.core.ParsePayload {
  const { _zod: parser } = schema;
  const payload = parser.run({ value: input, issues: [] }, { async: false });
  if (payload instanceof Promise) throw new z.core.$ZodAsyncError();
  return payload;
}

/** An issue raised by zod in our form: severity, text key, values and field name. */
export function toIssue(raw: z.core.$ZodRawIssue): Issue {
  const name = nameOf(raw.path ?? []);
  if (raw.code === 'custom' && raw.params) {
    const severity = severities.find((known) => known === raw.params?.['severity']) ?? 'error';
    const values: Issue['values'] = raw.params['values'];
    return { severity, key: String(raw.params['key']), ...(values && { values }), name };
  }
  const found = builtinIssue(raw);
  return { severity: found.key === 'required' ? 'required' : 'error', ...found, name };
}

/** The issues by priority and, within one severity, in the order of the fields. */
export const sorted = (issues: Issue[]): Issue[] =>
  issues.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));

function ruleOf(severity: Severity) {
  return <T>(key: string, holds: (value: T) => boolean, options: RuleOptions = {}): z.core.$ZodCheck<T> =>
    z.refine<T>((value) => (severity !== 'required' && value === '') || holds(value), {
      error: key,
      params: { severity, key, ...(options.values && { values: options.values }) },
      ...(options.path && { path: options.path }),
      // Without `when` zod leaves object rules out as soon as a sibling is missing.
      ...(options.always && { when: ({ value }) => typeof value === 'object' && value !== null }),
    });
}

function isAccepted<S extends z.core.$ZodType>(
  _schema: S,
  payload: z.core.ParsePayload,
): payload is z.core.ParsePayload<z.output<S>> {
  return isPassing(payload);
}

/** True for what zod made of an input unless a blocking issue was found. */
export const isPassing = ({ issues }: z.core.ParsePayload): boolean => !issues.some(isBarring);

/** True for a raw issue that keeps the reporter on the page. */
export const isBarring = (raw: z.core.$ZodRawIssue): boolean => isBlocking(toIssue(raw).severity);

const nameOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
