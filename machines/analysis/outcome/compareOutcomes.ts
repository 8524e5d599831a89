import type { Outcome } from './outcomeOf.ts';

/** The kinds of what comes of facts. */
export const outcomeKinds = ['pages', 'questions', 'documents', 'dialogs'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** What only one of two outcomes has, and what both have but not alike: surely and perhaps, or required and not. */
export interface Difference<Of> {
  readonly onlyA: readonly Of[];
  readonly onlyB: readonly Of[];
  readonly changed: readonly { readonly a: Of; readonly b: Of }[];
}

/** How two outcomes differ, kind by kind. */
export type Comparison = { readonly [Kind in OutcomeKind]: Difference<Outcome[Kind][number]> };

/** How two outcomes of a flow differ: each thing stands once, in the order of the first outcome, then of the other. */
export const compareOutcomes = (a: Outcome, b: Outcome): Comparison => ({
  pages: difference(a.pages, b.pages),
  questions: difference(a.questions, b.questions),
  documents: difference(a.documents, b.documents),
  dialogs: difference(a.dialogs, b.dialogs),
});

interface Compared {
  readonly key: string;
  readonly is: string;
  readonly required?: string;
}

const difference = <Of extends Compared>(a: readonly Of[], b: readonly Of[]): Difference<Of> => {
  const [inA, inB] = [a, b].map((all) => new Map(all.map((one) => [one.key, one])));
  return {
    onlyA: a.filter(({ key }) => !inB?.has(key)),
    onlyB: b.filter(({ key }) => !inA?.has(key)),
    changed: a.flatMap((one) => {
      const other = inB?.get(one.key);
      return other && (other.is !== one.is || other.required !== one.required) ? [{ a: one, b: other }] : [];
    }),
  };
};
