import { getShortestPaths } from '@xstate/graph';
import { fromTransition } from 'xstate';
import { placeOf, requestIn } from './place.ts';
import { openCalls, type MachinePosition } from './machinePosition.ts';
import { after, type Happening, type World } from './flowWorld.ts';

/** What happened one after the other, and the world it led to. */
export interface Course {
  readonly happened: readonly Happening[];
  readonly world: World;
}

/**
 * The shortest course from a world to every state that the model can be in until the page is left: those that only a fault leads to
 * among them.
 */
export const statesFrom = (
  world: World,
  happeningsIn: (world: World) => readonly Happening[],
): readonly Course[] => {
  const begun = keyOf(world);
  const logic = fromTransition(
    (now: World, { happening }: { type: string; happening: Happening }) => after(now, happening),
    world,
  );
  const paths = getShortestPaths(logic, {
    events: ({ context }) => happeningsIn(context).map((happening) => ({ type: happening.says, happening })),
    serializeState: ({ context }) => keyOf(context),
    serializeEvent: ({ type }) => type,
    stopWhen: ({ context }) => isOver(context.position) && keyOf(context) !== begun,
  });
  return paths.map(({ steps }) => {
    const happened = steps.slice(1).map(({ event }) => event.happening);
    return { happened, world: happened.reduce(after, world) };
  });
};

const over = ['idle', 'sent', 'expired', 'loggedOut', 'discarded'];

/** The page is left, or nothing more can happen to it. */
export const isOver = ({ snapshot }: MachinePosition): boolean => over.includes(requestIn(snapshot));

/** Worlds with the same page and the same key have the same future. */
const keyOf = (world: World): string => `${world.position.snapshot.value.page} ${stateOf(world)}`;

/** What decides what may happen in a world, whatever the page: worlds that agree in it have the same future. */
export const stateOf = ({ position, stored }: World): string => {
  const { snapshot, children } = position;
  const { context, historyValue, value } = snapshot;
  const { pending, claimRequestUuid } = context;
  const past = Object.values(historyValue).flatMap((nodes) => nodes.map(({ key }) => key));
  return JSON.stringify([
    value.request,
    value.session,
    placeOf(position).children,
    openCalls(position).map(({ port }) => port),
    Object.values(children).map(countsIn),
    claimRequestUuid !== undefined,
    stored.isUnknown === true,
    requestIn(snapshot) === 'failed' ? past : [],
    pending && [pending.lookups.length, pending.confirm.length],
  ]);
};

/** Whether something was tried before decides what follows; how often does not. */
const countsIn = ({ snapshot: { context }, children }: MachinePosition): unknown => [
  Object.values<unknown>(context).map((value) => (typeof value === 'number' ? value > 0 : '')),
  Object.values(children).map(countsIn),
];
