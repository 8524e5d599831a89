import * as z from 'zod';
import type { Severity } from './issue.ts';

/** What a rule over several answers found, and at which answer it is shown. */
export type Finding = {
  severity: Severity;
  key: string;
  values?: Record<string, string | number>;
  path: PropertyKey[];
};

type Place = string | PropertyKey[];
type Options = { key?: string; values?: Record<string, string | number> };

/** @returns a finding of severity REQUIRED: an answer is missing at this place */
export const missing = (place: Place, { key = 'required', ...rest }: Options = {}): Finding => ({
  severity: 'required',
  key,
  path: pathOf(place),
  ...rest,
});

/** @returns a finding of severity ERROR at this place */
export const wrong = (place: Place, key: string, rest: Options = {}): Finding => ({
  ...rest,
  severity: 'error',
  key,
  path: pathOf(place),
});

/** @returns a finding of severity WARNING at this place */
export const doubtful = (place: Place, key: string): Finding => ({
  severity: 'warning',
  key,
  path: pathOf(place),
});

/** @returns a finding of severity UNDERWRITING at this place */
export const forUnderwriter = (place: Place, key: string): Finding => ({
  severity: 'underwriting',
  key,
  path: pathOf(place),
});

/**
 * Moves findings about a part into the whole.
 *
 * @param place where the part stands: `insured`, or `['injuredParties', 0, 'injured']`
 * @param found findings about the part
 * @returns the same findings with paths from the whole on
 */
export const within = (place: Place, found: readonly Finding[]): Finding[] =>
  found.map((finding) => ({ ...finding, path: [...pathOf(place), ...finding.path] }));

/**
 * Makes a rule over several answers that pages attach with `.check(rule)`. It runs although some answers are missing,
 * so that the reporter sees everything at once, and not where one has the wrong type.
 *
 * @param find takes the answers as far as they are there, gives what is wrong with them together
 * @returns a check for a zod object
 */
export const rule = <T extends object>(find: (answers: T) => readonly Finding[]): z.core.$ZodCheck<T> =>
  z.superRefine<T>(
    (answers, { issues }) => {
      for (const { path, severity, key, values } of find(answers))
        issues.push({
          code: 'custom',
          message: key,
          path,
          input: answers,
          params: { severity, key, ...(values && { values }) },
          continue: true,
        });
    },
    { when: isShaped },
  );

const pathOf = (place: Place): PropertyKey[] => (typeof place === 'string' ? place.split('.') : place);

function isShaped({ value, issues }: z.core.ParsePayload): boolean {
  const isMistyped = issues.some((raw) => raw.code === 'invalid_type' && raw.input !== undefined);
  return typeof value === 'object' && value !== null && !isMistyped;
}
