import { getPage } from '#machines/flow/compile.ts';
import { situationOf } from '#machines/flow/situation.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { answersOn } from '#machines/flow/answers.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import { derivedFacts } from './derivedFacts.ts';
import { isConsistent } from './isConsistent.ts';
import { pagesBefore } from './pagesBefore.ts';
import { recordFromFacts } from './recordFromFacts.ts';
import { extended } from './satisfying.ts';
import { walkFacts } from './walkFacts.ts';

/** A way through a flow, as far as it has been searched. */
interface Way {
  readonly page: AnyPage;
  readonly facts: Facts;
  readonly walked: readonly AnyPage[];
}

/**
 * Facts whose walk leads over a page, given by its code: the chosen facts, with as few more as possible that one record can have
 * besides, where they leave the page open; else the facts of the shortest walk to it. Undefined where no walk leads there.
 */
export const factsReaching = (flow: AnyFlow, code: string, chosen: Facts): Facts | undefined => {
  if (leadsOver(flow, code, chosen)) return chosen;
  return firstOf(flow, search(flow, code, chosen)) ?? firstOf(flow, search(flow, code, {}));
};

/** The first of all that lead a claim there with no objection from a page on the way, else the first. */
const firstOf = (flow: AnyFlow, found: Iterable<Way>): Facts | undefined => {
  let first: Facts | undefined;
  for (const way of found) {
    if (isAccepted(flow, way)) return way.facts;
    first ??= way.facts;
  }
  return first;
};

/**
 * True when a record of these facts stands on the page, which what they follow from may rule out, and no page on the way objects to an
 * answer; a missing one may still be given.
 */
const isAccepted = (flow: AnyFlow, { page, facts, walked }: Way): boolean => {
  const record = recordFromFacts(flow.subject, facts);
  if (!situationOf(flow, record).walked.some(({ code }) => code === page.code)) return false;
  const complaints = walked.flatMap(
    (page) => check(answersSchema(page, record), answersOn(page, record)).issues,
  );
  return complaints.every(
    ({ severity, name }) => severity === 'required' || valueAt(record, name) === undefined,
  );
};

function* search(flow: AnyFlow, code: string, chosen: Facts): Generator<Way> {
  const before = pagesBefore(flow, code);
  const seen = new Set<string>();
  let ways: readonly Way[] = [{ page: getPage(flow, flow.start), facts: chosen, walked: [] }];
  while (ways.length > 0) {
    // A fact learned late may have closed an earlier transition.
    yield* ways.filter((way) => way.page.code === code && leadsOver(flow, code, way.facts));
    ways = ways
      .flatMap((way) => stepsFrom(flow, way, before))
      .filter((way) => isNew(seen, way) && isConsistent(flow, way.facts));
  }
}

const leadsOver = (flow: AnyFlow, code: string, known: Facts) =>
  walkFacts(flow, { ...known, ...derivedFacts(flow, known) }).some(({ page }) => page.code === code);

const isNew = (seen: Set<string>, { page, facts }: Way) => {
  const key = JSON.stringify([page.code, Object.entries(facts).map(String).toSorted()]);
  const isKnown = seen.has(key);
  seen.add(key);
  return !isKnown;
};

/** The ways a step longer that lead to one of the pages given. */
const stepsFrom = (
  flow: AnyFlow,
  { page, facts, walked }: Way,
  before: ReadonlySet<string>,
): readonly Way[] => {
  let open: readonly Facts[] = [facts];
  const last = page.next.findLastIndex((code) => before.has(code));
  return page.next.slice(0, last + 1).flatMap((code) => {
    const next = getPage(flow, code);
    const { canEnter } = next;
    const entered = canEnter && before.has(code) ? extended(flow.subject, open, canEnter, 'PASS') : open;
    open = canEnter ? extended(flow.subject, open, canEnter, 'REFUSE') : [];
    return walked.includes(next) || !before.has(code)
      ? []
      : entered.map((known) => ({ page: next, facts: known, walked: [...walked, page] }));
  });
};
