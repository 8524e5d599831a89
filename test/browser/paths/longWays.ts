import { initialTransition, transition } from 'xstate';
import { findPage, type Flow } from '../../../machines/flow/defineFlow.ts';
import { createPageModel } from '../../../machines/flow/flowMachine.ts';
import { configuration } from '../../flow/machine/startFlow.ts';
import { transitionsOf, walkedBy } from '../../model/cover.ts';
import { isOffered, isWalkable } from './offered.ts';
import type { ModelPath } from '../../model/modelPaths.ts';
import { projectionOf } from '../../model/projection.ts';
import { validEvents, type Finding } from '../../model/validEvents.ts';

/** How far a way is led on for a transition that none has walked. */
const reach = 3;

/**
 * Takes a flow, the ways through its model and what its lookups find; gives a few ways that walk as many of the transitions as all
 * of them do. Opening a page costs more than one more event on a way that stands beside it, so each is led on as long as something
 * not walked is near.
 */
export const longWays = (flow: Flow, paths: readonly ModelPath[], finding: Finding): readonly ModelPath[] => {
  const left = new Set(transitionsOf(flow));
  const ledOn = leadOn(flow, finding);
  const gain = (path: ModelPath) => new Set(walkedBy(path)).intersection(left).size;
  const walkable = paths.filter((path) => isWalkable(flow, path));
  const chosen: ModelPath[] = [];
  for (;;) {
    const best = walkable.reduce<ModelPath | undefined>(
      (one, other) => (one && gain(one) >= gain(other) ? one : other),
      undefined,
    );
    if (!best || gain(best) === 0) return chosen;
    for (let way: ModelPath | undefined = best; way; way = ledOn(way, left)) {
      if (way !== best) chosen.pop();
      chosen.push(way);
      for (const walked of walkedBy(way)) left.delete(walked);
    }
  }
};

/** Gives what leads a way on to the nearest transition that is left, undefined where there is none. */
const leadOn = (flow: Flow, finding: Finding) => {
  const model = createPageModel(flow);
  const eventsOn = validEvents(flow, finding);
  const project = projectionOf(flow);
  return (way: ModelPath, left: ReadonlySet<string>): ModelPath | undefined => {
    const [first] = initialTransition(model, { configuration, claim: way.beginning });
    const begun = way.events.reduce((state, event) => transition(model, state, event)[0], first);
    let edge = [{ way, state: begun }];
    const seen = new Set<string>();
    for (let steps = 0; steps < reach; steps += 1) {
      const next: typeof edge = [];
      for (const { way: before, state } of edge) {
        const page = findPage(flow, state.value);
        const events = page && page.next.length > 0 ? eventsOn(page, state.context.claim) : [];
        for (const event of events.filter((one) => page && isOffered(page, one))) {
          const [after] = transition(model, state, event);
          const { claim } = after.context;
          const longer: ModelPath = {
            ...before,
            claim,
            events: [...before.events, event],
            pages: [...before.pages, after.value],
          };
          if (walkedBy(longer).some((walked) => left.has(walked))) return longer;
          const place = `${after.value} ${project(after.value, claim)}`;
          if (!seen.has(place)) next.push({ way: longer, state: after });
          seen.add(place);
        }
      }
      edge = next;
    }
    return undefined;
  };
};
