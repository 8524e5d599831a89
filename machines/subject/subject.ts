import type * as z from 'zod';
import type { Computed } from './computedFact.ts';
import type { ReadFact } from './facts.ts';
import type { Check } from './issues/findings.ts';

/** Whether an answer is one of those known; undefined where none is known or given. */
export type IsSuggested = (path: string, answer: unknown) => boolean | undefined;

/** What the configuration adds to what follows from answers. */
export interface DependentsConfiguration {
  readonly dependentFields: Readonly<Record<string, readonly string[]>>;
  readonly changedPrimeFields: readonly string[];
}

/** What a lookup tells, and what it sets where there is none. */
export interface Lookup<D> {
  readonly tells: readonly string[];
  readonly none?: D;
}

/** What is said of a fact that no single answer tells: its values, the answers it is read from, the codes that matter. */
export type ComputedFact = Pick<Computed<object, string>, 'values' | 'reads' | 'codes'>;

/**
 * What the kit reads of a subject while it runs. Its names are plain texts here: that they are names of it was checked where they were
 * written. What it does are methods, so that flows about different subjects may be in one list: whoever reads such a list gives a subject
 * records that its own flow has made, and no others.
 */
export interface Subject<D extends object> {
  readonly name: string;
  /** The fields of its catalogue, where it was given whole. */
  readonly fields?: z.core.$ZodShape;
  /** The facts that no single answer tells, by their names. */
  readonly computed: Readonly<Record<string, ComputedFact>>;
  /** Reads facts of a record, those of any row, `witnesses[].tel`, from certain rows, given from the outermost list inwards. */
  factsIn(this: void, detail: D, rows?: readonly number[]): ReadFact;
  /** The answers a fact is read from. */
  readonly readsOf: (fact: string) => readonly string[];
  /** The codes of the pages that were left with their answers. */
  pagesDone(this: void, detail: D): readonly string[];
  /** Checks of a page that asks for some places, over those and the others that its flow knows. */
  readonly checksAmong: (
    asked: readonly string[],
    known: readonly string[],
    rows: readonly number[],
  ) => readonly Check<D>[];
  readonly lookups: Readonly<Record<string, Lookup<D>>>;
  /** The answers that follow from others, though pages ask for them where they do not. */
  following(this: void, detail: D): readonly string[];
  /** What a lookup tells but what can also follow from other answers. */
  readonly derivedOverFound: readonly string[];
  /** The subject after some answers changed, and the paths of the answers that are no longer true. */
  applyDependents(
    this: void,
    before: D,
    after: D,
    configuration: DependentsConfiguration,
    given?: readonly string[],
    isKnown?: IsSuggested,
  ): { readonly claim: D; readonly dropped: readonly string[] };
  /** The answer that a failure of a lookup stands for. */
  readonly answerOfFailure: (call: string, failure: { readonly code: string }) => D | undefined;
  withPagesDone(this: void, detail: D, codes: readonly string[]): D;
}

/** A lookup of a subject by its name. Throws for one that it does not make. */
export const lookupOf = <D extends object>({ name, lookups }: Subject<D>, call: string): Lookup<D> => {
  const found = lookups[call];
  if (!found) throw new Error(`Nobody looks up ${call} for a ${name}.`);
  return found;
};
