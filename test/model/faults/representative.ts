import type { createFlowMachine } from '#machines/report/claimMachine.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { isOver } from './exploring.ts';
import { after, happenings, worldOf, type Happening, type World } from './flowWorld.ts';
import { requestIn } from './place.ts';
import { situationsOn, type Situation } from './situations.ts';

type Machine = ReturnType<typeof createFlowMachine>;

/**
 * A few pages of a flow about to be answered: one for every series of states a page goes through before it is left when nothing
 * fails, such as `lookingUp confirming saving`.
 */
export const representatives = (flow: Flow, machine: Machine): ReadonlyMap<string, Situation> => {
  const found = new Map<string, Situation>();
  for (const situation of situationsOn(flow)) {
    const way = wayOf(worldOf(machine, situation), situation);
    if (!found.has(way)) found.set(way, situation);
  }
  return found;
};

/** The states of the request region on the way, repeated ones once. */
const wayOf = (begun: World, situation: Situation): string => {
  const way: string[] = [];
  let [happening] = nextWhenWell(begun, situation, 'NEXT');
  for (let world = begun; happening;) {
    world = after(world, happening);
    const request = requestOf(world);
    if (way.at(-1) !== request) way.push(request);
    [happening] = isOver(world.position) ? [] : nextWhenWell(world, situation);
  }
  return way.join(' ');
};

/**
 * What happens next when the service is well and the reporter agreeable but not giving up; `onPage` is what they do where the
 * page waits for them. Empty where nothing goes on.
 */
export const nextWhenWell = (world: World, situation: Situation, onPage?: 'NEXT'): readonly Happening[] => {
  const request = requestOf(world);
  const all = happenings(world, situation);
  const says = request in reporterSays ? reporterSays[request] : onPage;
  const next =
    request === 'idle' || request in reporterSays
      ? all.find((happening) => happening.says === says)
      : all.find(({ step }) => step.type !== 'send');
  return next ? [next] : [];
};

const reporterSays: Readonly<Record<string, string>> = {
  warning: 'CONFIRM',
  confirming: 'CONFIRM',
  discardAsked: 'REFUSE',
  resetAsked: 'REFUSE',
  conflict: 'MERGE',
  elsewhere: 'CONTINUE_HERE',
};

/** The state of the request region of a world: `saving`, `failed`. */
export const requestOf = ({ position: { snapshot } }: World): string => requestIn(snapshot);
