import type { DocumentTable } from '#machines/report/documents.ts';
import { withEachPage, type AnyPage } from '#machines/flow/flow.ts';
import { documentsOf, type Documented } from '#machines/analysis/rulesOf.ts';
import type { Names } from '#machines/flow/page.ts';
import { apart, partsOf, nameOf, type Changed, type Mutant } from './mutant.ts';
import { pageChanges } from './pageMutators.ts';
import { questionChanges } from './questionMutators.ts';
import { variantsOf } from './ruleVariants.ts';

/** Every mutant of a flow, page by page, then those of its documents; the second of one name is numbered. */
export const mutantsOf = (flow: Documented): readonly Mutant[] =>
  [...Map.groupBy(allOf(flow), nameOf).values()].flatMap((all) =>
    all.map((one, at) => (at === 0 ? one : { ...one, done: `${one.done} (${at + 1})` })),
  );

const allOf = (flow: Documented): readonly Mutant[] => [
  ...flow.pages.flatMap((page) =>
    [...pageChanges(flow, page), ...questionChanges(page)].map(({ change, isOnTheWay, ...named }) => ({
      ...named,
      ...(isOnTheWay && { through: pagesTo(flow, page) }),
      flow: flow.code,
      page: page.code,
      changed: () => changedPage(flow, page.code, change),
    })),
  ),
  ...documentMutants(flow),
];

/** The pages from which ways lead to one. */
const pagesTo = ({ pages }: Documented, { code }: AnyPage): readonly string[] =>
  pages.filter(({ next }) => next.includes(code)).map((page) => page.code);

/** A page as it is written and each of its rows, changed; all others are the very same, because what is known of them still holds. */
const changedPage = (flow: Documented, code: string, change: (page: AnyPage) => AnyPage): Changed =>
  withEachPage<Names, Changed>(partsOf(flow), (page) =>
    (page.record ?? page.code) === code ? change(page) : page,
  );

const documentMutants = (flow: Documented): readonly Mutant[] => {
  const documents = documentsOf(flow);
  const { rows, byAnswer } = documents;
  const mutant = (
    { kind, done, noticed }: Pick<Mutant, 'kind' | 'done' | 'noticed'>,
    changed: Partial<DocumentTable>,
  ): Mutant => ({
    kind,
    done,
    noticed,
    flow: flow.code,
    changed: () => ({ ...partsOf(flow), documents: { ...documents, ...changed } }),
  });
  return [
    ...rows.flatMap((row, at) => {
      const codes = [...row.required, ...row.optional].join(' ');
      const made = (changed: Partial<typeof row>) => ({ rows: rows.with(at, { ...row, ...changed }) });
      const rest = (all: readonly string[], code: string) => all.filter((one) => one !== code);
      return [
        ...row.required.flatMap((code) => [
          mutant(
            {
              kind: 'document',
              done: `${code} is no longer needed in the row ${codes}`,
              noticed: [row.when],
            },
            made({ required: rest(row.required, code) }),
          ),
          mutant(
            { kind: 'document', done: `${code} only helps in the row ${codes}`, noticed: [row.when] },
            made({ required: rest(row.required, code), optional: [code, ...row.optional] }),
          ),
        ]),
        ...row.optional.map((code) =>
          mutant(
            { kind: 'document', done: `${code} no longer helps in the row ${codes}`, noticed: [row.when] },
            made({ optional: rest(row.optional, code) }),
          ),
        ),
        ...variantsOf(row.when).map(({ change, done, rule }) =>
          mutant(
            {
              kind: change,
              done: `the rule of the documents ${codes} ${done}`,
              noticed: apart(row.when, rule),
            },
            made({ when: rule ?? { all: [] } }),
          ),
        ),
      ];
    }),
    ...byAnswer.flatMap((entry, at) => [
      mutant(
        {
          kind: 'document',
          done: `no answer makes ${entry.code} ${entry.is} any more (${at + 1})`,
          noticed: [entry.when],
        },
        { byAnswer: byAnswer.toSpliced(at, 1) },
      ),
      ...variantsOf(entry.when).map(({ change, done, rule }) =>
        mutant(
          {
            kind: change,
            done: `the rule that makes ${entry.code} ${entry.is} (${at + 1}) ${done}`,
            noticed: apart(entry.when, rule),
          },
          { byAnswer: byAnswer.with(at, { ...entry, when: rule ?? { all: [] } }) },
        ),
      ),
    ]),
  ];
};
