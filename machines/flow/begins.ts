import type { ListPathOf, PathOf, ValueAt } from '#machines/subject/path.ts';
import type { Rule } from '#machines/subject/rule.ts';

/**
 * One way in which a question may begin with an answer, as the kit reads it. Its value comes from one of four sources. Only what
 * the record holds already is read, so the order of the questions does not matter.
 */
export interface Beginning {
  /** Another answer, as it is. */
  readonly from?: string;
  /** The same value in every record; of a group, each part by itself. */
  readonly value?: unknown;
  /** Of an answer that takes several codes, those whose rule holds. */
  readonly every?: readonly OneCode[];
  /** A text made of other answers, which are named. */
  readonly written?: Written;
  /** Only where this holds. */
  readonly when?: Rule;
  /** Only while this path has no answer: another answer, a group, or a row such as `claimants[]`. */
  readonly unanswered?: string;
  /** Only in this row of the list that the page asks about, from 0. */
  readonly row?: number;
}

/** What a question begins with: the first value that is known. */
export type Begins = Beginning | readonly Beginning[];

interface OneCode<Code extends string = string, R = Rule> {
  readonly code: Code;
  readonly when?: R;
}

interface Written<P extends string = string> {
  readonly reads: readonly P[];
  readonly text: (textAt: (path: P) => string | undefined) => string | undefined;
}

/** What a question at a path of one subject begins with: its places, values and facts are those of the subject. */
export type BeginsOf<F extends object, T, P extends string> =
  | BeginningOf<F, T, P>
  | readonly BeginningOf<F, T, P>[];

interface BeginningOf<F extends object, T, P extends string> {
  readonly from?: PathOf<T>;
  readonly value?: Partly<NonNullable<ValueAt<T, P>>>;
  readonly every?: readonly OneCode<CodeAt<T, P>, Rule<F>>[];
  readonly written?: Written<PathOf<T>>;
  readonly when?: Rule<F>;
  readonly unanswered?: PathOf<T> | `${ListPathOf<PathOf<T>>}[]`;
  readonly row?: number;
}

type CodeAt<T, P extends string> = string &
  (NonNullable<ValueAt<T, P>> extends readonly (infer Code)[] ? Code : never);

type Partly<V> = V extends readonly (infer Row)[]
  ? readonly Partly<Row>[]
  : V extends object
    ? { readonly [K in keyof V]?: Partly<V[K]> }
    : V;
