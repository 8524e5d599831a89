import { nextPage } from '#machines/flow/situation.ts';
import { getPage } from '#machines/flow/compile.ts';
import { factsAmong, type Facts } from '#machines/subject/facts.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { comparedFacts, inOrder } from './factOrder.ts';
import { isConsistent } from './isConsistent.ts';
import { pagesBefore } from './pagesBefore.ts';
import { extended, satisfying } from './satisfying.ts';
import { walkFacts, type FactStep } from './walkFacts.ts';

/** A walk and the fewest facts that lead along it, which are its name. */
export interface FactWalk {
  readonly facts: Facts;
  readonly steps: readonly FactStep[];
}

/**
 * A few walks by facts that together take every transition of a flow that facts can take. Of all walks found, the one that takes
 * most of what is left comes first. They are listed in the order of their facts, so that a new walk does not move the others.
 */
export const factWalks = (flow: AnyFlow): readonly FactWalk[] => {
  const found = flow.instances.flatMap((page) => page.next.flatMap((to) => walksOver(flow, page.code, to)));
  return covering(found).toSorted((one, other) => comparedFacts(flow.subject, one.facts, other.facts));
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

/** A walk over a transition, from the start to an end, by the fewest facts; none where no record leads there. */
const walksOver = (flow: AnyFlow, from: string, to: string): readonly FactWalk[] => {
  const isTaken = (known: Facts) => {
    const steps = walkFacts(flow, known);
    return !isStuck(steps) && steps.some(({ page, taken }) => page.code === from && taken === to);
  };
  const { canEnter } = getPage(flow, to);
  // What the transition asks for decides how its page is reached.
  const seeds = canEnter ? satisfying(flow.subject, canEnter, {}, 'PASS') : [{}];
  const before = pagesBefore(flow, from);
  const { next } = getPage(flow, from);
  // A page that asks for nothing is reached where those before it are refused.
  const passedOver = next.slice(0, next.indexOf(to)).flatMap((code) => getPage(flow, code).canEnter ?? []);
  const refusals = passedOver.flatMap((rule) => satisfying(flow.subject, rule, {}, 'REFUSE'));
  const allRefused = () =>
    passedOver.reduce<readonly Facts[]>((known, rule) => extended(flow.subject, known, rule, 'REFUSE'), [{}]);
  for (const seed of lazily([...seeds, {}, ...refusals], allRefused))
    for (const there of waysTo(flow, from, {
      page: getPage(flow, flow.start),
      known: seed,
      before,
      walked: [],
    })) {
      const found = entering(flow, [there], canEnter)
        .flatMap((known) => toAnEnd(flow, known))
        .find(isTaken);
      if (found) return [walkBy(flow, fewest(found, isTaken))];
    }
  return [];
};

/** What is cheap to find first, then the rest. */
function* lazily<T>(first: readonly T[], rest: () => readonly T[]): Generator<T> {
  yield* first;
  yield* rest();
}

/** The facts without any that is not needed, including single values of an answer that takes several. */
const fewest = (known: Facts, isEnough: (fewer: Facts) => boolean): Facts => {
  const fewer = Object.keys(known)
    .flatMap((name) => without(known, name))
    .find(isEnough);
  return fewer ? fewest(fewer, isEnough) : known;
};

const without = (known: Facts, name: string): readonly Facts[] => {
  const { [name]: value, ...others } = known;
  if (!Array.isArray(value) || value.length < 2) return [others];
  return [others, ...value.map((one) => ({ ...known, [name]: value.filter((other) => other !== one) }))];
};

const walkBy = (flow: AnyFlow, known: Facts): FactWalk => ({
  facts: inOrder(flow.subject, known),
  steps: walkFacts(flow, known),
});

/** No rule lets the walk go on from its last page; who has come to a hub need not go anywhere. */
const isStuck = (steps: readonly FactStep[]) => {
  const last = steps.at(-1);
  return (
    last !== undefined &&
    last.taken === undefined &&
    last.page.next.length > 0 &&
    !steps.some(({ page }) => page.kind === 'hub')
  );
};

interface Way {
  readonly page: AnyPage;
  readonly known: Facts;
  /** The pages from which a transition leads to the page looked for. */
  readonly before: ReadonlySet<string>;
  /** The pages before, because what a hub leads to leads back to it. */
  readonly walked: readonly AnyPage[];
}

/** Facts that lead to a page, each with as few as possible beyond those known. */
function* waysTo(flow: AnyFlow, code: string, { page, known, before, walked }: Way): Generator<Facts> {
  if (page.code === code) yield known;
  else
    for (const next of nextOf(page, { before, walked }))
      for (const facts of entering(flow, [known], getPage(flow, next).canEnter))
        if (nextPage(flow, page, factsAmong(facts))?.code === next)
          yield* waysTo(flow, code, {
            page: getPage(flow, next),
            known: facts,
            before,
            walked: [...walked, page],
          });
}

const nextOf = ({ next }: AnyPage, { before, walked }: Pick<Way, 'before' | 'walked'>) =>
  next.filter((each) => before.has(each) && !walked.some(({ code }) => code === each));

/** The facts, with as few more as possible, that let the rule pass, as far as one record can have them. */
const entering = (flow: AnyFlow, all: readonly Facts[], rule: Rule | undefined) =>
  rule ? extended(flow.subject, all, rule, 'PASS').filter((known) => isConsistent(flow, known)) : all;

/** Adds what the walk asks for where no rule passes, until the walk ends. */
const toAnEnd = (flow: AnyFlow, known: Facts): readonly Facts[] => {
  const steps = walkFacts(flow, known);
  if (!isStuck(steps)) return [known];
  const [more] = (steps.at(-1)?.page.next ?? []).flatMap((code) =>
    entering(flow, [known], getPage(flow, code).canEnter).flatMap((one) => toAnEnd(flow, one)),
  );
  return more ? [more] : [];
};
