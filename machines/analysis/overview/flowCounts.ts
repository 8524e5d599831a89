import type { AnyPage } from '#machines/flow/flow.ts';
import type { Question } from '#machines/flow/question.ts';
import { documentsOf, rulesOf, type Documented } from '#machines/analysis/rulesOf.ts';

/** How much there is of a flow, as it is written: a page for the rows of a list counts once. */
export interface FlowCounts {
  readonly code: string;
  readonly pages: number;
  /** Those about rows included. */
  readonly questions: number;
  readonly rules: number;
  /** Different documents that it may ask for. */
  readonly documents: number;
  /** Its steps in order, a letter for each page: `e` for one that everybody sees, `s` for one that only some do. */
  readonly steps: readonly string[];
}

/** Counts the pages, questions, rules and documents of a flow. */
export const flowCounts = (flow: Documented): FlowCounts => {
  const { code, pages, steps } = flow;
  const { rows, byAnswer } = documentsOf(flow);
  const documents = [
    ...rows.flatMap(({ required, optional }) => [...required, ...optional]),
    ...codesOf(byAnswer),
  ];
  return {
    code,
    pages: pages.length,
    questions: pages.flatMap(({ questions }) => questions.flatMap(asked)).length,
    rules: Object.values(rulesOf({ ...flow, instances: pages })).flat().length,
    documents: new Set(documents).size,
    steps: steps.map((step) =>
      pages
        .filter((page) => page.step === step)
        .map(letterOf)
        .join(''),
    ),
  };
};

const codesOf = (documents: readonly { readonly code: string }[]) => documents.map(({ code }) => code);

const asked = (question: Question): readonly Question[] =>
  question.isDisplayOnly ? [] : [question, ...(question.rows ?? []).flatMap(asked)];

const letterOf = ({ canEnter }: AnyPage): string => (canEnter ? 's' : 'e');
