import type { Certainty } from '#machines/analysis/outcome/certainty.ts';
import type { OutcomeKind } from '#machines/analysis/outcome/compareOutcomes.ts';
import { outcomeOf, type Outcome } from '#machines/analysis/outcome/outcomeOf.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { causeOf, type Cause } from './causeOf.ts';
import { expectations, type Expectation, type Scenario } from './scenario.ts';

/** Something that a scenario expects and that is not so. */
export interface Breach {
  readonly expectation: Expectation;
  readonly kind: OutcomeKind;
  readonly key: string;
  /** How sure it is. */
  readonly is: Certainty;
  readonly cause: Cause;
}

const kindOf = {
  pages: 'pages',
  notPages: 'pages',
  asked: 'questions',
  notAsked: 'questions',
  documents: 'documents',
  notDocuments: 'documents',
  dialogs: 'dialogs',
  notDialogs: 'dialogs',
} as const satisfies Record<Expectation, OutcomeKind>;

/** What of a scenario does not hold, each with the rule that decides it; nothing where all of it does. */
export const breachesOf = (
  flow: AnyFlow,
  { facts, expect }: Pick<Scenario, 'facts' | 'expect'>,
): readonly Breach[] => {
  const outcome = outcomeOf(flow, facts);
  return expectations.flatMap((expectation) =>
    (expect[expectation] ?? []).flatMap((key) => {
      const kind = kindOf[expectation];
      const is = certaintyIn(outcome, kind, key);
      return isMet(expectation, is)
        ? []
        : [{ expectation, kind, key, is, cause: causeOf(flow, { facts, kind, key }) }];
    }),
  );
};

/** How sure something is in an outcome; a document only counts where it is needed. */
const certaintyIn = (outcome: Outcome, kind: OutcomeKind, key: string): Certainty => {
  if (kind !== 'documents') return outcome[kind].find((one) => one.key === key)?.is ?? 'never';
  const wanted = outcome.documents.find((one) => one.key === key);
  if (!wanted) return 'never';
  return wanted.is === 'always' && wanted.required === 'always' ? 'always' : 'sometimes';
};

const isMet = (expectation: Expectation, is: Certainty): boolean => {
  if (expectation === 'dialogs') return is !== 'never';
  return expectation.startsWith('not') ? is === 'never' : is === 'always';
};
