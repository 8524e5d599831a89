import { getPage, type Flow } from '../../machines/flow/defineFlow.ts';
import { facts, type FactName, type Facts } from '../../machines/flow/facts.ts';
import type { Page } from '../../machines/flow/page.ts';
import { nextPage } from '../../machines/flow/walk.ts';
import { combinations } from './combinations.ts';
import { factsAhead, factsDeciding } from './reads.ts';

/**
 * Takes a flow; gives the ways that never end, each as the pages of its circle. A fact is chosen when a rule first reads it and
 * forgotten when none reads it any more, so every combination of the facts that matter is tried, unknown ones included.
 */
export const circlesIn = (flow: Flow): readonly string[] => {
  const ahead = factsAhead(flow);
  const ended = new Set<string>();

  const circlesFrom = (page: Page, before: Facts, way: readonly string[]): readonly string[] => {
    const known = only(before, new Set(ahead.get(page.code)?.values()));
    const place = `${page.code} ${JSON.stringify(Object.entries(known))}`;
    const circle = way.indexOf(place);
    if (circle >= 0) return [[...way.slice(circle), place].map(pageIn).join(' > ')];
    if (ended.has(place)) return [];
    const circles = choices(factsDeciding(flow, page), known).flatMap((chosen) => {
      const next = nextPage(flow, page, chosen);
      return next ? circlesFrom(next, chosen, [...way, place]) : [];
    });
    ended.add(place);
    return circles;
  };

  return circlesFrom(getPage(flow, flow.start), {}, []);
};

const pageIn = (place: string) => place.split(' ')[0];

const only = (known: Facts, names: ReadonlySet<FactName>): Facts =>
  Object.fromEntries([...names].filter((name) => name in known).map((name) => [name, known[name]]));

/** Every way to choose the facts that are not chosen yet. */
const choices = (names: ReadonlySet<FactName>, known: Facts): readonly Facts[] => {
  const open = [...names].filter((name) => !(name in known));
  const values = open.map((name) => [undefined, ...facts[name].values].map((value) => ({ [name]: value })));
  return combinations(values).map((chosen) => Object.assign({ ...known }, ...chosen));
};

/** Takes a flow; gives the transitions that no combination of facts takes: one before them may always be entered. */
export const shadowedIn = (flow: Flow): readonly string[] =>
  flow.pages.flatMap((page) => {
    const taken = choices(factsDeciding(flow, page), {}).map((chosen) => nextPage(flow, page, chosen)?.code);
    return page.next.filter((code) => !taken.includes(code)).map((code) => `${page.code} -> ${code}`);
  });
