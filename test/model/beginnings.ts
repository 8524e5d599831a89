import { derivedFacts } from '#machines/analysis/derivedFacts.ts';
import { factWalks } from '#machines/analysis/factWalks.ts';
import { recordFromFacts } from '#machines/analysis/recordFromFacts.ts';
import { onlyFalls } from '#machines/analysis/outcome/factSources.ts';
import { factsRead, rulesOf } from '#machines/analysis/rulesOf.ts';
import { valuesOf } from '#machines/analysis/factValues.ts';
import { UniRisk, type ClaimType, type FlowType } from '#machines/claim/enums.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { answersTo, type Question } from '#machines/flow/question.ts';
import { findLine } from '#machines/flows/lines.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { lookupOf } from '#machines/subject/subject.ts';
import { combinations } from './combinations.ts';
import { formRulesIn } from './deciding.ts';

/** More combinations than these would take too long. */
const most = 400;

/**
 * The records a flow may begin with: every combination of the facts that decide but that no page asks for, no lookup finds and
 * that follow from nothing asked, and each with what a link tells. They are what the link, the origin or the service says. Where there are
 * too many, what leads over each transition, and every two of these together.
 *
 * @param linked how many of them are each combined with what each link tells, by default all
 */
export const beginnings = (flow: AnyFlow, linked = Infinity): readonly object[] => {
  const { entering, leaving } = rulesOf(flow);
  const facts = factsRead([...entering, ...leaving, ...flow.pages.flatMap(formRulesIn)]);
  const answered = answeredIn(flow);
  const asked = facts.filter((fact) => flow.subject.readsOf(fact).some((path) => answered.has(path)));
  const derived = new Set(asked.flatMap((fact) => namesDerived(flow, fact)));
  // Who comes by the lane of an event is walked in the flow of that lane.
  const outside = facts.filter(
    (fact) => !asked.includes(fact) && !derived.has(fact) && !onlyFalls(flow, fact),
  );
  const values = outside.map((fact) => valuesOf(flow.subject, fact));
  const isMany = values.reduce((count, { length }) => count * (length + 1), 1) > most;
  const told = (isMany ? togetherOnWalks(flow, outside) : everyCombination(outside, values)).map((given) =>
    recordFromFacts(flow.subject, given),
  );
  return [
    ...told,
    ...told.slice(0, linked).flatMap((record) => linksTo(flow).map(({ tells }) => ({ ...record, ...tells }))),
  ];
};

const everyCombination = (
  facts: readonly string[],
  values: readonly (readonly (string | boolean)[])[],
): readonly Facts[] =>
  combinations(
    facts.map((fact, at): readonly Facts[] => [
      {},
      ...(values[at] ?? []).map((value) => ({ [fact]: value })),
    ]),
  ).map((given) => Object.assign({}, ...given));

const togetherOnWalks = (flow: AnyFlow, facts: readonly string[]): readonly Facts[] => {
  const alone = factWalks(flow).map((walk) =>
    Object.fromEntries(Object.entries(walk.facts).filter(([name]) => facts.includes(name))),
  );
  const together = alone.flatMap((one, at) => alone.slice(at + 1).map((other) => ({ ...one, ...other })));
  return [...new Map([{}, ...alone, ...together].map((given) => [JSON.stringify(given), given])).values()];
};

/** The links that tell of a new report, each kind of insurance in one of its own: the query and what it says. */
export const linksTo = ({
  claimType,
  flowType,
}: AnyFlow & { readonly claimType?: ClaimType; readonly flowType?: FlowType }): readonly {
  readonly query: string;
  readonly tells: object;
}[] => {
  const { linked, entries = [] } = (claimType && findLine(claimType)) ?? {};
  if (!linked || entries.length === 0 || flowType !== 'DRAFT') return [];
  const queries = [...entries.map(({ query }) => query), ...UniRisk.options.map((risk) => `risk=${risk}`)];
  return queries.map((query) => ({ query, tells: linked(new URLSearchParams(query)) }));
};

/** What pages, lookups and dialogs of a flow tell, as paths, and what is known from the start. */
export const answeredIn = ({ pages, known }: AnyFlow): ReadonlySet<string> =>
  new Set([
    ...Object.keys(known),
    ...pages.flatMap(({ questions, rows }) => [
      ...questions.flatMap(withRows).flatMap((question) => answersTo(question).map(({ name }) => name)),
      ...(rows ? [rows.list] : []),
    ]),
    ...pages.flatMap(({ lookups, subject }) => lookups.flatMap(({ call }) => lookupOf(subject, call).tells)),
    ...pages.flatMap(({ confirm }) => confirm.flatMap(({ yes = {} }) => Object.keys(yes))),
  ]);

const withRows = (question: Question): readonly Question[] => [
  question,
  ...(question.rows ?? []).flatMap(withRows),
];

const namesDerived = (flow: AnyFlow, fact: string): readonly string[] =>
  valuesOf(flow.subject, fact).flatMap((value) => Object.keys(derivedFacts(flow, { [fact]: value })));
