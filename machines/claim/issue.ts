import * as z from 'zod';
import { builtinIssue } from './builtinIssue.ts';

/** Validation kinds of section 5, in order of priority. */
const severities = ['required', 'error', 'warning', 'underwriting'] as const;
export type Severity = (typeof severities)[number];

export type Issue = {
  severity: Severity;
  /** Key in the text namespace `checks`. */
  key: string;
  values?: Record<string, string | number>;
  /** Field name as the form spells it: `injuredParties[0].email`; empty for the whole. */
  name: string;
};

/** What a check found. Issues of an accepted value are warnings and underwriting findings only. */
export type Checked<T> =
  | { ok: true; value: T; issues: Issue[] }
  | { ok: false; value: undefined; issues: Issue[] };

type RuleOptions = {
  values?: Record<string, string | number>;
  /** The field that shows the issue, from the checked value on. */
  path?: PropertyKey[];
  /** Runs although other answers of the same object are missing or wrong. */
  always?: boolean;
};

/**
 * Tells whether an issue of this severity keeps the reporter on the page.
 *
 * @param severity the severity of an issue
 * @returns true for REQUIRED and ERROR (decisions, "Validation")
 */
export const isBlocking = (severity: Severity): boolean => severity === 'required' || severity === 'error';

/** Makes a rule whose breach is a missing answer: `schema.check(mustBePresent('required', hasBank, { path: ['bankCode'] }))`. */
export const mustBePresent = ruleOf('required');
/** Makes a rule whose breach is an error: `z.string().check(must('vin', isVin))`. Like all but REQUIRED it lets an empty text be. */
export const must = ruleOf('error');
/** Makes a rule whose breach is shown and does not block. */
export const should = ruleOf('warning');
/** Makes a rule whose breach is shown and flags the claim for an underwriter. */
export const underwriting = ruleOf('underwriting');

/**
 * Checks a value with all four severities. Form, guards and service all ask here:
 * zod's own `safeParse` would refuse a value for a mere warning.
 *
 * @param schema any schema without asynchronous checks
 * @param input what came in
 * @returns the parsed value unless a blocking issue was found, and every issue, REQUIRED first
 */
export function check<S extends z.ZodType>(schema: S, input: unknown): Checked<z.output<S>> {
  const payload = runSchema(schema, input);
  const issues = sorted(payload.issues.map(toIssue));
  return isAccepted(schema, payload)
    ? { ok: true, value: payload.value, issues }
    : { ok: false, value: undefined, issues };
}

/**
 * Runs a schema and keeps what zod found, the value included even where issues were raised.
 *
 * @param schema any schema without asynchronous checks
 * @param input what came in
 * @returns zod's payload: the value so far and its raw issues
 * @throws $ZodAsyncError when the schema holds an asynchronous check
 */
export function runSchema(schema: z.ZodType, input: unknown): z.core.ParsePayload {
  const { _zod: parser } = schema;
  const payload = parser.run({ value: input, issues: [] }, { async: false });
  if (payload instanceof Promise) throw new z.core.$ZodAsyncError();
  return payload;
}

/**
 * Turns what zod raised into an issue of ours.
 *
 * @param raw an issue as zod raised it
 * @returns severity, text key, values and field name
 */
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

/** @returns the issues by priority, within one severity in the order of the fields */
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

function isAccepted<S extends z.ZodType>(
  _schema: S,
  payload: z.core.ParsePayload,
): payload is z.core.ParsePayload<z.output<S>> {
  return !payload.issues.some((raw) => isBlocking(toIssue(raw).severity));
}

const nameOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
