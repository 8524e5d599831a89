import { use, useEffect, useMemo, useState } from 'react';
import type { Scenario } from '#machines/analysis/scenarios/scenario.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import type { Chart } from './chart/chart.ts';
import { chartOfPart, partsOf } from './chart/partsOf.ts';
import { factsInQuery, queryOf, valueOf } from './whatIf/askedFacts.ts';
import { inspectedPage } from './inspectedPage.ts';
import { loadScenarios } from './scenarios/loadScenarios.ts';
import { decidingFact } from './sheet/layout/decidingFact.ts';

/** How a flow is looked at. */
export const views = ['pages', 'whatIf', 'traffic', 'follow', 'changes', 'screens', 'machines'] as const;
export type View = (typeof views)[number];

/** What is shown of a page: what the flow says of it, or the page as a reporter sees it. */
export const tabs = ['page', 'preview'] as const;
export type Tab = (typeof tabs)[number];

/** What is shown of a flow; an address opened again shows the same. */
export interface Looked {
  readonly view: View;
  /** The name of the machine that is drawn in the view of machines. */
  readonly part: string | undefined;
  /** The id of the state of that machine whose inside is drawn; undefined for the outermost states. */
  readonly state?: string | undefined;
  /** Code of the page chosen. */
  readonly page: string | undefined;
  readonly tab: Tab;
  /** Codes of the steps that are open. */
  readonly open: readonly string[];
  /** The value of the fact that decides most, where reports of that value alone are shown. */
  readonly only: string | boolean | undefined;
  /** The name of the scenario whose facts these are; one that nobody knows has none. */
  readonly scenario?: string | undefined;
  readonly known: Facts;
  /** The facts of a second case; undefined where nothing is compared. */
  readonly other?: Facts | undefined;
  /** The name of the scenario whose facts those are. */
  readonly otherScenario?: string | undefined;
}

export interface Address extends Looked {
  /** Chooses a page, or none, as a step that the browser's Back takes back. */
  readonly choose: (page: string | undefined) => void;
  /** Chooses a page that something else leads to, step by step, without leaving history. */
  readonly follow: (page: string | undefined) => void;
  /** Shows a page by what the flow says of it, or as a reporter sees it. */
  readonly turnTo: (tab: Tab) => void;
  readonly show: (view: View, part?: string) => void;
  /** Draws the inside of a state, or the outermost states. */
  readonly enter: (state: string | undefined) => void;
  /** Opens or closes steps. */
  readonly turn: (open: readonly string[]) => void;
  readonly restrict: (only: string | boolean | undefined) => void;
  /** Opens a what-if with these facts. Trying one after another leaves no history. */
  readonly learn: (known: Facts) => void;
  /** Opens a what-if with the facts of a scenario, which the address then names. */
  readonly tryOut: (scenario: Scenario) => void;
  /** Compares with a second case, or with none. */
  readonly compare: (other: Facts | undefined) => void;
  /** Compares with the facts of a scenario, which the address then names. */
  readonly compareWith: (scenario: Scenario) => void;
}

/** What the address says to show of a flow, and the functions that change the address. */
export const useAddress = (flow: AnyFlow): Address => {
  const [search, setSearch] = useState(() => location.search);
  useEffect(() => {
    const onPopState = () => setSearch(location.search);
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const query = useMemo(() => new URLSearchParams(search), [search]);
  // Only an address that names one waits for them.
  const names = ['scenario', prefix + 'scenario'];
  const scenarios = names.some((name) => query.has(name)) ? use(loadScenarios(flow)) : none;
  const looked = useMemo(() => lookedIn(query, flow, scenarios), [query, flow, scenarios]);
  const go = (way: 'pushState' | 'replaceState') => (change: Partial<Looked>) => {
    // Of two changes at once the second keeps the first.
    const next = searchOf({ ...lookedIn(new URLSearchParams(location.search), flow, scenarios), ...change });
    if (next === location.search) return;
    history[way](history.state, '', location.pathname + next);
    setSearch(next);
  };
  return {
    ...looked,
    choose: (page) => go('pushState')({ page }),
    follow: (page) => go('replaceState')({ page }),
    turnTo: (tab) => go('replaceState')({ tab }),
    show: (view, part) => go('pushState')({ view, part, state: undefined, page: undefined }),
    enter: (state) => go('pushState')({ state }),
    turn: (open) => go('replaceState')({ open }),
    restrict: (only) => go('pushState')({ only, page: undefined }),
    learn: (known) => go('replaceState')({ known, scenario: undefined, view: 'whatIf' }),
    tryOut: ({ key, facts }) => go('pushState')({ known: facts, scenario: key, view: 'whatIf' }),
    compare: (other) => go('replaceState')({ other, otherScenario: undefined, view: 'whatIf' }),
    compareWith: ({ key, facts }) => go('replaceState')({ other: facts, otherScenario: key, view: 'whatIf' }),
  };
};

const none: readonly Scenario[] = [];

/**
 * What the query of an address says to show. Anything the flow does not have is left out, but for the name of a scenario, so that it can be
 * said that nobody knows it.
 *
 * @param scenarios those of the flow, where the query names one
 */
export const lookedIn = (
  query: URLSearchParams,
  flow: AnyFlow,
  scenarios: readonly Scenario[] = none,
): Looked => {
  const scenario = query.get('scenario') ?? undefined;
  const known = scenario === undefined ? factsInQuery(query, flow) : factsNamed(scenarios, scenario);
  const fact = decidingFact(flow);
  const parts = partsOf(flow);
  const part = parts.find((one) => one === query.get('part'));
  const asked = views.find((one) => one === query.get('view'));
  const other = otherIn(query, flow, scenarios);
  const view = part === undefined ? (asked ?? viewOf({ known, scenario, ...other })) : 'machines';
  return {
    view,
    part: view === 'machines' ? (part ?? parts[0]) : undefined,
    state: part === undefined ? undefined : stateIn(chartOfPart(part, flow), query.get('state')),
    page: inspectedPage(flow, query.get('page')),
    tab: tabs.find((one) => one === query.get('tab')) ?? 'page',
    open: flow.steps.filter((step) => query.getAll('open').includes(step)),
    only: fact === undefined ? undefined : valueOf(flow.subject, fact, query.get('only')),
    ...(scenario !== undefined && { scenario }),
    known,
    ...other,
  };
};

/** The facts of a scenario, by its name; none where nobody knows it. */
const factsNamed = (scenarios: readonly Scenario[], name: string): Facts =>
  scenarios.find(({ key }) => key === name)?.facts ?? {};

/** A state that others are inside of, by its id. */
const stateIn = ({ nodes }: Chart, asked: string | null): string | undefined =>
  nodes.find(({ id, kind }) => kind === 'GROUP' && id === asked)?.id;

/** How a flow is looked at where the address does not say it: a case that is tried is seen where it is. */
const viewOf = ({ known, other, scenario }: Pick<Looked, 'known' | 'other' | 'scenario'>): View =>
  queryOf(known).size === 0 && other === undefined && scenario === undefined ? 'pages' : 'whatIf';

/** What the names of the facts of a second case begin with; alone it says that there is one of which nothing is known. */
const prefix = 'b.';

const otherIn = (
  query: URLSearchParams,
  flow: AnyFlow,
  scenarios: readonly Scenario[],
): Pick<Looked, 'other' | 'otherScenario'> => {
  const scenario = query.get(`${prefix}scenario`);
  if (scenario !== null) return { other: factsNamed(scenarios, scenario), otherScenario: scenario };
  const given = [...query].filter(([name]) => name.startsWith(prefix));
  if (given.length === 0) return {};
  const names = given.map(([name, value]) => [name.slice(prefix.length), value]);
  return { other: factsInQuery(new URLSearchParams(names), flow) };
};

const queryOfOther = (other: Facts): [string, string][] => {
  const known = [...queryOf(other)].map(([name, value]): [string, string] => [prefix + name, value]);
  return known.length === 0 ? [[prefix, '']] : known;
};

/** The query that says what is shown, with its question mark; empty for the flow as it opens. */
export const searchOf = ({
  view,
  part,
  state,
  page,
  tab,
  open,
  only,
  scenario,
  known,
  other,
  otherScenario,
}: Looked): string => {
  const query = new URLSearchParams([
    ...(page === undefined ? [] : [['page', page]]),
    ...(tab === 'page' ? [] : [['tab', tab]]),
    ...(view === viewOf({ known, other, scenario }) || part !== undefined ? [] : [['view', view]]),
    ...(part === undefined ? [] : [['part', part]]),
    ...(state === undefined ? [] : [['state', state]]),
    ...open.map((step) => ['open', step]),
    ...(only === undefined ? [] : [['only', String(only)]]),
    ...(scenario === undefined ? queryOf(known) : [['scenario', scenario]]),
    ...(otherScenario === undefined ? [] : [[`${prefix}scenario`, otherScenario]]),
    ...(other && otherScenario === undefined ? queryOfOther(other) : []),
  ]);
  return query.size === 0 ? '' : `?${query.toString()}`;
};
