import { derivedFacts } from '#machines/analysis/derivedFacts.ts';
import { claimFromFacts } from '#machines/analysis/claimFromFacts.ts';
import { factsRead, rulesOf } from '#machines/analysis/rulesOf.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { readsOf, type FactName } from '#machines/claim/facts.ts';
import { valuesOf } from '#machines/analysis/factValues.ts';
import { lookups } from '#machines/claim/lookups.ts';
import { UniRisk } from '#machines/claim/enums.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { answersTo } from '#machines/flow/question.ts';
import { findLine } from '#machines/flows/lines.ts';
import { combinations } from './combinations.ts';

/**
 * The claims a flow may begin with: every combination of the facts that decide but that no page asks for, no lookup finds and
 * that follow from nothing asked, and each with what a link tells. They are what the link or the origin says.
 */
export const beginnings = (flow: Flow): readonly ClaimDetail[] => {
  const { entering, leaving } = rulesOf(flow);
  const facts = factsRead([...entering, ...leaving]);
  const answered = toldIn(flow);
  const asked = facts.filter((fact) => readsOf(fact).some((path) => answered.has(path)));
  const derived = new Set(asked.flatMap((fact) => namesDerived(flow, fact)));
  const outside = facts.filter((fact) => !asked.includes(fact) && !derived.has(fact));
  const told = combinations(
    outside.map((fact) => [{}, ...valuesOf(fact).map((value) => ({ [fact]: value }))]),
  ).map((given) => claimFromFacts(Object.assign({}, ...given)));
  return [...told, ...told.flatMap((claim) => linksTo(flow).map(({ tells }) => ({ ...claim, ...tells })))];
};

/** The links that tell of a new report, each kind of insurance in one of its own: the query and what it says. */
export const linksTo = ({
  claimType,
  flowType,
}: Flow): readonly { readonly query: string; readonly tells: ClaimDetail }[] => {
  const { linked, entries = [] } = findLine(claimType) ?? {};
  if (!linked || entries.length === 0 || flowType !== 'DRAFT') return [];
  const queries = [...entries.map(({ query }) => query), ...UniRisk.options.map((risk) => `risk=${risk}`)];
  return queries.map((query) => ({ query, tells: linked(new URLSearchParams(query)) }));
};

const toldIn = ({ pages }: Flow): ReadonlySet<string> =>
  new Set([
    'flowType',
    ...pages.flatMap(({ questions, rows }) => [
      ...questions.flatMap((question) => answersTo(question).map(({ name }) => name)),
      ...(rows ? [rows.list] : []),
    ]),
    ...pages.flatMap(({ lookups: uses }) => uses.flatMap(({ call }) => lookups[call].tells)),
    ...pages.flatMap(({ confirm }) => confirm.flatMap(({ yes = {} }) => Object.keys(yes))),
  ]);

const namesDerived = (flow: Flow, fact: FactName): readonly string[] =>
  valuesOf(fact).flatMap((value) => Object.keys(derivedFacts(flow, { [fact]: value })));
