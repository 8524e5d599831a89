import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { documentsOf } from '#machines/analysis/rulesOf.ts';
import type { DocumentByAnswer } from '#machines/report/documents.ts';
import { factsOf, type Rule } from '#machines/subject/rule.ts';
import { pageAsking } from '#src/inspect/fields/askedOf.ts';

/** What becomes of a document by some answers. */
export interface DocumentUse extends Pick<DocumentByAnswer, 'code' | 'is'> {
  /** The rules of which any one is enough. */
  readonly when: readonly Rule[];
  /** The first page that asks for what they read; undefined where none does. */
  readonly page: AnyPage | undefined;
}

/** The documents of a flow, each with what becomes of it and when, in the order of its table. */
export const documentUses = (flow: AnyFlow): readonly DocumentUse[] => {
  const { rows, byAnswer } = documentsOf(flow);
  const all: readonly DocumentByAnswer[] = [
    ...rows.flatMap(({ when, required, optional }) => [
      ...required.map((code) => ({ code, is: 'required' as const, when })),
      ...optional.map((code) => ({ code, is: 'optional' as const, when })),
    ]),
    ...byAnswer,
  ];
  return [...Map.groupBy(all, ({ code, is }) => `${code} ${is}`).values()].flatMap((group) =>
    group.slice(0, 1).map(({ code, is }) => {
      const when = group.map((one) => one.when);
      return { code, is, when, page: pageDeciding(flow, when) };
    }),
  );
};

const pageDeciding = (flow: AnyFlow, rules: readonly Rule[]): AnyPage | undefined =>
  rules
    .flatMap((rule) => [...factsOf(rule)])
    .flatMap(flow.subject.readsOf)
    .map((path) => pageAsking(flow, path))
    .find((page) => page !== undefined);
