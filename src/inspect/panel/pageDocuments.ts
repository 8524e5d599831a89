import { documentsOf } from '#machines/analysis/rulesOf.ts';
import type { DocumentByAnswer } from '#machines/report/documents.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { factsOf } from '#machines/subject/rule.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { isAskedOn } from '#src/inspect/fields/askedOf.ts';

/** A document that an answer of a page decides about: what becomes of it, and the rules of which any one is enough. */
export interface PageDocument extends Pick<DocumentByAnswer, 'code' | 'is'> {
  readonly when: readonly Rule[];
}

/** The documents whose rules read an answer that a page asks for, in the order of the flow's table. */
export const pageDocuments = (flow: AnyFlow, page: AnyPage): readonly PageDocument[] => {
  const { rows, byAnswer } = documentsOf(flow);
  const all: readonly DocumentByAnswer[] = [
    ...rows.flatMap(({ when, required, optional }) => [
      ...required.map((code) => ({ code, is: 'required' as const, when })),
      ...optional.map((code) => ({ code, is: 'optional' as const, when })),
    ]),
    ...byAnswer,
  ];
  const deciding = all.filter(({ when }) =>
    [...factsOf(when)].flatMap(flow.subject.readsOf).some((path) => isAskedOn(page, path)),
  );
  return [...Map.groupBy(deciding, ({ code, is }) => `${code} ${is}`).values()].flatMap((group) =>
    group.slice(0, 1).map(({ code, is }) => ({ code, is, when: group.map(({ when }) => when) })),
  );
};
