import { check } from '../claim/issue.ts';
import { claimOf } from './claimOf.ts';
import { getPage, type Flow } from './defineFlow.ts';
import type { Facts } from './facts.ts';
import { followedFacts } from './followedFacts.ts';
import { isPossible } from './isPossible.ts';
import { answersOf, type Page } from './page.ts';
import { satisfying } from './satisfying.ts';
import { walkFacts } from './walkFacts.ts';

/** A way through a flow, as far as it is looked for. */
interface Way {
  readonly page: Page;
  readonly facts: Facts;
  readonly walked: readonly Page[];
}

/**
 * Takes a flow, the code of a page and facts already chosen; gives facts whose walk leads over the page: the chosen ones, with the
 * fewest more that one claim may hold beside them where they leave it open, else those of the shortest walk there. Undefined where
 * no walk leads there.
 */
export const factsTo = (flow: Flow, code: string, chosen: Facts): Facts | undefined => {
  if (leadsOver(flow, code, chosen)) return chosen;
  return firstOf(search(flow, code, chosen)) ?? firstOf(search(flow, code, {}));
};

/** Of all that lead there the first that no page on the way complains of, else the first. */
const firstOf = (found: Iterable<Way>): Facts | undefined => {
  let first: Facts | undefined;
  for (const way of found) {
    if (isAccepted(way)) return way.facts;
    first ??= way.facts;
  }
  return first;
};

/** No page on the way complains of an answer that the facts stand for. */
const isAccepted = ({ facts, walked }: Way): boolean => {
  const claim = claimOf(facts);
  const complaints = walked.flatMap((page) => check(answersOf(page, claim), claim).issues);
  return complaints.every(({ name }) => !(name in claim));
};

function* search(flow: Flow, code: string, chosen: Facts): Generator<Way> {
  const before = pagesBefore(flow, code);
  const seen = new Set<string>();
  let ways: readonly Way[] = [{ page: getPage(flow, flow.start), facts: chosen, walked: [] }];
  while (ways.length > 0) {
    // A fact learned late may have closed an earlier transition.
    yield* ways.filter((way) => way.page.code === code && leadsOver(flow, code, way.facts));
    ways = ways
      .flatMap((way) => stepsFrom(flow, way))
      .filter((way) => before.has(way.page.code) && isNew(seen, way) && isPossible(way.facts));
  }
}

const leadsOver = (flow: Flow, code: string, known: Facts) =>
  walkFacts(flow, { ...known, ...followedFacts(known) }).some(({ page }) => page.code === code);

/** The pages from which there are transitions to the page, and the page itself. */
const pagesBefore = (flow: Flow, code: string): ReadonlySet<string> => {
  const before = new Set([code]);
  for (const found of before)
    for (const page of flow.pages) if (page.next.includes(found)) before.add(page.code);
  return before;
};

const isNew = (seen: Set<string>, { page, facts }: Way) => {
  const key = JSON.stringify([page.code, Object.entries(facts).map(String).toSorted()]);
  const isKnown = seen.has(key);
  seen.add(key);
  return !isKnown;
};

const stepsFrom = (flow: Flow, { page, facts, walked }: Way): readonly Way[] => {
  let open: readonly Facts[] = [facts];
  return page.next.flatMap((code) => {
    const next = getPage(flow, code);
    const { canEnter } = next;
    const entered = canEnter ? extended(open, (known) => satisfying(canEnter, known, 'PASS')) : open;
    open = canEnter ? extended(open, (known) => satisfying(canEnter, known, 'REFUSE')) : [];
    return walked.includes(next)
      ? []
      : entered.map((known) => ({ page: next, facts: known, walked: [...walked, page] }));
  });
};

const extended = (all: readonly Facts[], more: (known: Facts) => readonly Facts[]) =>
  all.flatMap((known) => more(known).map((added) => ({ ...known, ...added })));
