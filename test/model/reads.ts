import { readAnswer } from '../../machines/claim/answerPath.ts';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { getPage, type Flow } from '../../machines/flow/defineFlow.ts';
import { readFact, readFacts, type FactName } from '../../machines/flow/facts.ts';
import type { Page } from '../../machines/flow/page.ts';
import { factsOf, type Rule } from '../../machines/flow/rule.ts';
import { pathsCheckedAt } from './notedPaths.ts';

/** Takes a flow and a page; gives the facts that decide which page follows. */
export const factsDeciding = (flow: Flow, page: Page): ReadonlySet<FactName> =>
  new Set(page.next.map((code) => getPage(flow, code).canEnter).flatMap(factsIn));

/** The next page, the page's lookups and its dialogs. */
const factsReadAt = (flow: Flow, page: Page): ReadonlySet<FactName> =>
  new Set([
    ...factsDeciding(flow, page),
    ...[...page.lookups, ...page.confirm].flatMap(({ when }) => factsIn(when)),
  ]);

const factsIn = (rule: Rule | undefined): readonly FactName[] => (rule ? [...factsOf(rule)] : []);

/** Takes a flow; gives every fact that any of its rules reads. */
export const factsReadIn = (flow: Flow): ReadonlySet<FactName> =>
  new Set(flow.pages.flatMap((page) => [...factsReadAt(flow, page)]));

/**
 * Takes a flow; gives what tells two claims on one page apart: the values that rules and checks still read there or further on.
 * Claims that agree in these go the same way from there.
 */
export const projectionOf = (flow: Flow) => {
  const facts = ahead(flow, (page) => factsReadAt(flow, page));
  const paths = ahead(flow, (page) => pathsCheckedAt(page).map((path) => path.join('.')));
  return (code: string, claim: ClaimDetail): readonly unknown[] => {
    const known = readFacts(claim);
    return [
      ...[...(facts.get(code) ?? [])].map((fact) => readFact(known, fact)),
      ...[...(paths.get(code) ?? [])].map((path) => readAnswer(claim, path)),
    ];
  };
};

/** Takes a flow; gives for every page the facts that still decide there or further on. */
export const factsAhead = (flow: Flow): ReadonlyMap<string, ReadonlySet<FactName>> =>
  ahead(flow, (page) => factsDeciding(flow, page));

/** What is read on a page or on any that may follow. */
const ahead = <Name>(
  flow: Flow,
  readAt: (page: Page) => Iterable<Name>,
): ReadonlyMap<string, ReadonlySet<Name>> => {
  const names = new Map(flow.pages.map((page) => [page.code, new Set(readAt(page))]));
  const size = () => [...names.values()].reduce((sum, { size: one }) => sum + one, 0);
  for (let before = -1; before !== size();) {
    before = size();
    for (const { code, next } of flow.pages)
      for (const later of next) for (const name of names.get(later) ?? []) names.get(code)?.add(name);
  }
  return names;
};
