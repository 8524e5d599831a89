import { situationOf } from '#machines/flow/situation.ts';
import { findPage } from '#machines/flow/compile.ts';
import { initialTransition, transition } from 'xstate';
import type { Flow } from '#machines/report/claimFlow.ts';
import { createPageModel } from '#machines/flow/machine/flowMachine.ts';
import type { Names } from '#machines/flow/page.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { transitionsOf, walkedBy } from '#test/model/cover.ts';
import { modelPaths, type ModelPath } from '#test/model/modelPaths.ts';
import { validEvents, type Finding } from '#test/model/validEvents.ts';
import { isOffered, isWalkable } from './offered.ts';

/** A way through a flow of which only the end is walked; what was answered before is in the service. */
export interface Leg extends ModelPath {
  /** How many of its events have happened when it begins. */
  readonly begun: number;
  /** The pages it goes back over at its end, to see that they still say their answers: those that no leg before it did. */
  readonly returns: readonly string[];
}

/**
 * A few legs that walk every transition of a flow its pages offer. Each begins where there are transitions that none has walked
 * yet, and is extended as long as one more is near, because opening a page costs more than turning one.
 */
export const legsOf = (flow: Flow, finding: Finding): readonly Leg[] => {
  const left = new Set(transitionsOf(flow));
  const leadOn = leader(flow, finding);
  const paths = modelPaths(flow, { finding }).filter((path) => isWalkable(flow, path));
  const legs: Leg[] = [];
  const returned = new Set<string>();
  for (;;) {
    const best = paths
      .map((path) => ({ path, walked: newAtEnd(path, left) }))
      .reduce((one, other) => (isBetter(other, one) ? other : one), { path: paths[0], walked: 0 });
    if (!best.path || best.walked === 0) return legs;
    const begun = best.path.events.length - best.walked;
    let way = best.path;
    for (const walked of walkedBy(way).slice(-best.walked)) left.delete(walked);
    for (let longer = leadOn(way, left); longer; longer = leadOn(way, left)) {
      way = longer;
      left.delete(lastOf(way));
    }
    const returns = lastWalked(flow, way, begun).filter((code) => !returned.has(code));
    for (const code of returns) returned.add(code);
    legs.push({ ...way, begun, returns });
  }
};

/** The pages that Back leads over from the end of a leg, or from where it sends, as long as the leg walked them itself. */
const lastWalked = (flow: Flow, { pages, claim }: ModelPath, begun: number): readonly string[] => {
  const codes = situationOf(flow, claim).walked.map(({ code }) => code);
  const sender = pages.find((code) => findPage(flow, code)?.submits && pages.at(-1) !== code);
  const before = codes.slice(0, codes.indexOf(sender ?? pages.at(-1) ?? '')).toReversed();
  const walked = pages.slice(begun, -1);
  const there = before.findIndex((code) => !walked.includes(code));
  return before.slice(0, there === -1 ? before.length : there);
};

/** The transitions that a leg walks itself. */
export const walkedOn = (leg: ModelPath & Pick<Leg, 'begun'>): readonly string[] =>
  walkedBy({ ...leg, events: leg.events.slice(leg.begun), pages: leg.pages.slice(leg.begun) });

interface Beginning {
  readonly path: ModelPath | undefined;
  readonly walked: number;
}

/** Where more is answered, more can follow: every row of a list instead of the first. */
const isBetter = (one: Beginning, other: Beginning): boolean =>
  one.walked > other.walked || (one.walked === other.walked && lengthOf(one) > lengthOf(other));

const lengthOf = ({ path }: Beginning): number => path?.events.length ?? 0;

/** How many of the last transitions of a way are new, without a gap. */
const newAtEnd = (path: ModelPath, left: ReadonlySet<string>): number => {
  const seen = new Set<string>();
  for (let begun = path.events.length - 1; begun >= 0; begun--) {
    const [walked] = walkedOn({ ...path, events: path.events.slice(0, begun + 1), begun });
    if (walked === undefined || seen.has(walked) || !left.has(walked)) break;
    seen.add(walked);
  }
  return seen.size;
};

/**
 * Extends a way over one more transition that is left, with at most one step before it that is not. Undefined where none is that
 * near.
 */
const leader = (flow: Flow, finding: Finding) => {
  const model = createPageModel<Names>(flow);
  const eventsOn = validEvents(flow, finding);
  return (way: ModelPath, left: ReadonlySet<string>): ModelPath | undefined => {
    const isNew = (longer: ModelPath) => longer.events.at(-1)?.type !== 'BACK' && left.has(lastOf(longer));
    const nearest = stepsFrom(way);
    return (
      nearest.find(isNew) ??
      nearest
        .filter(({ pages }) => [...left].some((one) => one.startsWith(`${pages.at(-1)} `)))
        .values()
        .flatMap(stepsFrom)
        .find(isNew)
    );
  };

  function stepsFrom(way: ModelPath): readonly ModelPath[] {
    const page = findPage(flow, way.pages.at(-1) ?? '');
    if (!page || page.next.length === 0) return [];
    const [first] = initialTransition(model, { configuration, prefill: way.beginning });
    const state = way.events.reduce((before, event) => transition(model, before, event)[0], first);
    return eventsOn(page, state.context.record)
      .filter((event) => isOffered(page, event))
      .map((event) => {
        const [after] = transition(model, state, event);
        return {
          beginning: way.beginning,
          claim: after.context.record,
          events: [...way.events, event],
          pages: [...way.pages, after.value],
        };
      });
  }
};

const lastOf = (way: ModelPath): string => walkedBy(way).at(-1) ?? '';
