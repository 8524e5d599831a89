import { getPage, type Flow } from '../../machines/flow/defineFlow.ts';
import type { FactName } from '../../machines/flow/facts.ts';
import type { Page } from '../../machines/flow/page.ts';
import { factsOf, type Rule } from '../../machines/flow/rule.ts';

/** Takes a flow and a page; gives the facts that decide which page follows. */
export const factsDeciding = (flow: Flow, page: Page): ReadonlySet<FactName> =>
  new Set(rulesDeciding(flow, page).flatMap((rule) => [...factsOf(rule)]));

const rulesDeciding = (flow: Flow, page: Page): readonly Rule[] =>
  page.next.flatMap((code) => getPage(flow, code).canEnter ?? []);

/** The next page, the page's lookups and its dialogs. */
const rulesReadAt = (flow: Flow, page: Page): readonly Rule[] => [
  ...rulesDeciding(flow, page),
  ...[...page.lookups, ...page.confirm].flatMap(({ when }) => when ?? []),
];

/** Takes a flow and a page; gives the single questions its rules put to the facts. */
export const leavesReadAt = (flow: Flow, page: Page): readonly Rule[] =>
  rulesReadAt(flow, page).flatMap(leavesOf);

const leavesOf = (rule: Rule): readonly Rule[] => {
  if ('all' in rule) return rule.all.flatMap(leavesOf);
  if ('any' in rule) return rule.any.flatMap(leavesOf);
  return 'not' in rule ? leavesOf(rule.not) : [rule];
};

/** Takes a flow; gives every fact that any of its rules reads. */
export const factsReadIn = (flow: Flow): ReadonlySet<FactName> =>
  new Set(flow.pages.flatMap((page) => rulesReadAt(flow, page).flatMap((rule) => [...factsOf(rule)])));

/** Takes a flow; gives for every page the facts that still decide there or further on. */
export const factsAhead = (flow: Flow): ReadonlyMap<string, ReadonlyMap<string, FactName>> =>
  ahead(flow, (page) => factsDeciding(flow, page));

/** Takes a flow and what is read on a page; gives for every page what is read there or on any that may follow or be opened, each once. */
export const ahead = <Read>(
  flow: Flow,
  readAt: (page: Page) => Iterable<Read>,
): ReadonlyMap<string, ReadonlyMap<string, Read>> => {
  const all = new Map(
    flow.pages.map((page) => [
      page.code,
      new Map([...readAt(page)].map((read) => [JSON.stringify(read), read] as const)),
    ]),
  );
  const size = () => [...all.values()].reduce((sum, { size: one }) => sum + one, 0);
  for (let before = -1; before !== size();) {
    before = size();
    for (const { code, next, rows } of flow.pages)
      for (const later of [...next, ...(rows ? [rows.overview, ...rows.pages] : [])])
        for (const [key, read] of all.get(later) ?? []) all.get(code)?.set(key, read);
  }
  return all;
};
