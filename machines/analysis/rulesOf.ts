import type { AnyFlow } from '#machines/flow/flow.ts';
import { ruleOf, type Question } from '#machines/flow/question.ts';
import type { DocumentTable } from '#machines/report/documents.ts';
import { factsOf, wantedBy } from '#machines/subject/rule.ts';
import type { Leaf, Rule } from '#machines/subject/rule.ts';
import { valuesOf } from './factValues.ts';

/** A flow with the documents that it asks for, where what it is about has any. */
export type Documented = AnyFlow & { readonly documents?: DocumentTable };

/** The documents that a flow asks for. */
export const documentsOf = ({ documents = { rows: [], byAnswer: [] } }: Documented): DocumentTable =>
  documents;

/**
 * The rules of a flow by what they decide: which pages are entered, what is looked up and confirmed, what is asked and how, which
 * documents are wanted.
 */
export interface FlowRules {
  readonly entering: readonly Rule[];
  readonly leaving: readonly Rule[];
  readonly asking: readonly Rule[];
  readonly documents: readonly Rule[];
}

/** Every rule of a flow. */
export const rulesOf = (flow: Documented): FlowRules => {
  const pages = flow.instances;
  const { rows, byAnswer } = documentsOf(flow);
  return {
    entering: pages.flatMap(({ canEnter }) => canEnter ?? []),
    leaving: pages.flatMap(({ lookups, confirm }) =>
      [...lookups, ...confirm].flatMap(({ when }) => when ?? []),
    ),
    asking: pages.flatMap(({ questions, needs, skipped }) => [
      ...(skipped ?? []).map(({ when }) => when),
      ...questions.flatMap(rulesIn),
      ...needs.flatMap(({ when }) => when ?? []),
    ]),
    documents: [...rows, ...byAnswer].map(({ when }) => when),
  };
};

/** The facts that rules read, in the order they are first read. */
export const factsRead = (rules: readonly Rule[]): readonly string[] => [
  ...new Set(rules.flatMap((rule) => [...factsOf(rule)])),
];

/** The values of a fact that the rules of a flow ask about. */
export const valuesNamed = (flow: AnyFlow, name: string): readonly (string | boolean)[] => {
  const leaves = Object.values(rulesOf(flow)).flat().flatMap(leavesOf);
  const named = leaves.flatMap((leaf) => (leaf.fact === name ? wantedBy(leaf) : []));
  return valuesOf(flow.subject, name).filter((value) => named.includes(value));
};

const leavesOf = (rule: Rule): readonly Leaf[] => {
  if ('all' in rule) return rule.all.flatMap(leavesOf);
  if ('any' in rule) return rule.any.flatMap(leavesOf);
  return 'not' in rule ? leavesOf(rule.not) : [rule];
};

const rulesIn = ({
  when,
  optional,
  only = [],
  isHeading,
  words,
  choices,
  rows = [],
}: Question): readonly Rule[] => [
  ...[when, optional, isHeading].flatMap((rule) => (rule === undefined || rule === true ? [] : [rule])),
  ...only.flatMap((offer) => ruleOf(offer) ?? []),
  ...[words, choices].flatMap((key) => (typeof key === 'object' ? key.map((one) => one.when) : [])),
  ...rows.flatMap(rulesIn),
];
