import { getPage, type Flow } from './defineFlow.ts';
import { facts, type Facts } from './facts.ts';
import { isFact } from './finiteFacts.ts';
import { isPossible } from './isPossible.ts';
import type { Page } from './page.ts';
import type { Rule } from './rule.ts';
import { satisfying } from './satisfying.ts';
import { nextPage } from './walk.ts';
import { walkFacts, type FactStep } from './walkFacts.ts';

/** A walk and the fewest facts that lead along it: they name it. */
export interface FactWalk {
  readonly facts: Facts;
  readonly steps: readonly FactStep[];
}

/**
 * Takes a flow; gives a few walks by facts which together take every transition that facts can take: of all found, the one that
 * takes most of what is left comes first. They are told in the order of the facts, so that a new one moves no other.
 */
export const factWalks = (flow: Flow): readonly FactWalk[] => {
  const found = flow.pages.flatMap((page) => page.next.flatMap((to) => walksOver(flow, page.code, to)));
  return covering(found).toSorted((one, other) => compared(orderOf(one.facts), orderOf(other.facts)));
};

/** The transitions of a walk, by name. */
const takenBy = ({ steps }: FactWalk) =>
  steps.flatMap(({ page, taken }) => (taken === undefined ? [] : [`${page.code} -> ${taken}`]));

const covering = (walks: readonly FactWalk[]): readonly FactWalk[] => {
  const left = new Set(walks.flatMap(takenBy));
  const gain = (walk: FactWalk) => takenBy(walk).filter((transition) => left.has(transition)).length;
  const chosen: FactWalk[] = [];
  while (left.size > 0) {
    const best = walks.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.push(best);
    for (const transition of takenBy(best)) left.delete(transition);
  }
  return chosen;
};

/** A walk over a transition, from the start to an end, by the fewest facts; none where no claim leads there. */
const walksOver = (flow: Flow, from: string, to: string): readonly FactWalk[] => {
  const isTaken = (known: Facts) => {
    const steps = walkFacts(flow, known);
    return !isStuck(steps) && steps.some(({ page, taken }) => page.code === from && taken === to);
  };
  const { canEnter } = getPage(flow, to);
  // What the transition asks for decides how its page is reached.
  const seeds = canEnter ? satisfying(canEnter, {}, 'PASS') : [{}];
  const before = pagesBefore(flow, from);
  for (const seed of [...seeds, {}])
    for (const there of waysTo(flow, from, { page: getPage(flow, flow.start), known: seed, before })) {
      const found = extended([there], canEnter)
        .flatMap((known) => toAnEnd(flow, known))
        .find(isTaken);
      if (found) return [walkBy(flow, fewest(found, isTaken))];
    }
  return [];
};

/** Leaves out every fact that is not needed. */
const fewest = (known: Facts, isEnough: (fewer: Facts) => boolean): Facts =>
  Object.keys(known).reduce<Facts>((left, name) => {
    const fewer = Object.fromEntries(Object.entries(left).filter(([other]) => other !== name));
    return isEnough(fewer) ? fewer : left;
  }, known);

const walkBy = (flow: Flow, known: Facts): FactWalk => ({
  facts: Object.fromEntries(
    Object.keys(facts).flatMap((name) => (isFact(name) && name in known ? [[name, known[name]]] : [])),
  ),
  steps: walkFacts(flow, known),
});

const isStuck = (steps: readonly FactStep[]) => {
  const last = steps.at(-1);
  return last !== undefined && last.taken === undefined && last.page.next.length > 0;
};

interface Way {
  readonly page: Page;
  readonly known: Facts;
  /** The pages from which there are transitions to the one looked for. */
  readonly before: ReadonlySet<string>;
}

/** Facts that lead to a page, each with the fewest more than those known. */
function* waysTo(flow: Flow, code: string, { page, known, before }: Way): Generator<Facts> {
  if (page.code === code) yield known;
  else
    for (const next of page.next.filter((each) => before.has(each)))
      for (const facts of extended([known], getPage(flow, next).canEnter))
        if (nextPage(flow, page, facts)?.code === next)
          yield* waysTo(flow, code, { page: getPage(flow, next), known: facts, before });
}

const pagesBefore = (flow: Flow, code: string): ReadonlySet<string> => {
  const before = new Set([code]);
  for (const found of before)
    for (const page of flow.pages) if (page.next.includes(found)) before.add(page.code);
  return before;
};

/** The facts with the fewest more that let the rule pass, as far as one claim may hold them. */
const extended = (all: readonly Facts[], rule: Rule | undefined) =>
  rule
    ? all
        .flatMap((known) => satisfying(rule, known, 'PASS').map((more) => ({ ...known, ...more })))
        .filter(isPossible)
    : all;

/** Adds what the walk asks for where no rule passes, until it ends. */
const toAnEnd = (flow: Flow, known: Facts): readonly Facts[] => {
  const steps = walkFacts(flow, known);
  if (!isStuck(steps)) return [known];
  const [more] = (steps.at(-1)?.page.next ?? []).flatMap((code) =>
    extended([known], getPage(flow, code).canEnter).flatMap((one) => toAnEnd(flow, one)),
  );
  return more ? [more] : [];
};

/** Where each fact of a walk stands among all, and its value among those of the fact. */
const orderOf = (known: Facts): readonly number[] =>
  Object.keys(facts)
    .filter(isFact)
    .flatMap((name, at) => {
      const values: readonly (string | boolean)[] = facts[name].values;
      const value = values.findIndex((one) => one === known[name]);
      return value === -1 ? [] : [at, value];
    });

const compared = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((place, index) => place !== other[index]);
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
};
