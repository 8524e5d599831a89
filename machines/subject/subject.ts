import type { FactsIn } from './facts.ts';
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

/** What the kit reads of a subject while it runs. Its names are plain texts here: that they are names of it was checked where they were written. */
export interface Subject<D extends object> {
  readonly name: string;
  readonly factsIn: FactsIn<D>;
  /** The answers a fact is read from. */
  readonly readsOf: (fact: string) => readonly string[];
  /** The codes of the pages that were left with their answers. */
  readonly pagesDone: (detail: D) => readonly string[];
  /** Checks of a page that asks for some places, over those and the others that its flow knows. */
  readonly checksAmong: (
    asked: readonly string[],
    known: readonly string[],
    rows: readonly number[],
  ) => readonly Check<D>[];
  readonly lookups: Readonly<Record<string, Lookup<D>>>;
  /** The answers that follow from others, though pages ask for them where they do not. */
  readonly following: (detail: D) => readonly string[];
  /** What a lookup tells but what can also follow from other answers. */
  readonly derivedOverFound: readonly string[];
  /** The subject after some answers changed, and the paths of the answers that are no longer true. */
  readonly applyDependents: (
    before: D,
    after: D,
    configuration: DependentsConfiguration,
    given?: readonly string[],
    isKnown?: IsSuggested,
  ) => { readonly claim: D; readonly dropped: readonly string[] };
  /** The answer that a failure of a lookup stands for. */
  readonly answerOfFailure: (call: string, failure: { readonly code: string }) => D | undefined;
  readonly withPagesDone: (detail: D, codes: readonly string[]) => D;
}

/** A lookup of a subject by its name. Throws for one that it does not make. */
export const lookupOf = <D extends object>({ name, lookups }: Subject<D>, call: string): Lookup<D> => {
  const found = lookups[call];
  if (!found) throw new Error(`Nobody looks up ${call} for a ${name}.`);
  return found;
};
