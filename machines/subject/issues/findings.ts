import { partsOf } from '#machines/subject/path.ts';
import type { Severity } from './issue.ts';

/** What a rule over several answers found, and the answer it is shown at. */
export type Finding = {
  severity: Severity;
  key: string;
  values?: Record<string, string | number>;
  path: PropertyKey[];
};

type Place = string | PropertyKey[];
type Options = { key?: string; values?: Record<string, string | number> };

/** A finding of severity REQUIRED: an answer is missing at this place. */
export const missing = (place: Place, { key = 'required', ...rest }: Options = {}): Finding => ({
  severity: 'required',
  key,
  path: pathOf(place),
  ...rest,
});

/** A finding of severity ERROR at this place. */
export const wrong = (place: Place, key: string, rest: Options = {}): Finding => ({
  ...rest,
  severity: 'error',
  key,
  path: pathOf(place),
});

/** A finding of severity WARNING at this place. */
export const doubtful = (place: Place, key: string): Finding => ({
  severity: 'warning',
  key,
  path: pathOf(place),
});

/** A finding of severity UNDERWRITING at this place. */
export const forUnderwriter = (place: Place, key: string): Finding => ({
  severity: 'underwriting',
  key,
  path: pathOf(place),
});

/**
 * A check over several answers: the answers it reads, what it may say (of a list, said of the first row), and what it says of a
 * claim.
 */
export interface Check<D extends object> {
  readonly reads: readonly string[];
  readonly says: Finding;
  find(this: void, detail: D): readonly Finding[];
}

/** Ways to say checks over several answers of one subject, which reads them at its own paths. */
interface CheckMakers<D extends object, P extends string> {
  /**
   * A check that has one thing to say, even when answers are missing:
   * `checkOver(['from', 'to'], wrong('to', 'order'), ({ from, to }) => ...)`.
   */
  readonly checkOver: (reads: readonly P[], says: Finding, isFound: (detail: D) => boolean) => Check<D>;
  /** A check that says the same of every row it applies to; `found` gives the numbers of these rows, from 0. */
  readonly checkRows: (
    reads: readonly P[],
    says: Finding,
    found: (detail: D) => readonly number[],
  ) => Check<D>;
}

/** Ways to say checks of a subject, by what is known of it and the places it has. */
export const checksAbout = <D extends object, P extends string>(): CheckMakers<D, P> => ({
  checkOver: (reads, says, isFound) => ({
    reads,
    says,
    find: (detail) => (isFound(detail) ? [says] : []),
  }),
  checkRows: (reads, says, found) => ({
    reads,
    says,
    find: (detail) => found(detail).map((row) => inRow(says, row)),
  }),
});

const inRow = ({ path, values, ...says }: Finding, row: number): Finding => ({
  ...says,
  ...(values && { values: { ...values, number: row + 1 } }),
  path: path.map((part) => (typeof part === 'number' ? row : part)),
});

const pathOf = (place: Place): PropertyKey[] => (typeof place === 'string' ? [...partsOf(place)] : place);
