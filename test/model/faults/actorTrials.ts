import { getShortestPaths } from '@xstate/graph';
import { fromTransition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { conductor, type Conducted } from './conducted.ts';
import { faults } from './faults.ts';
import { leavesIn } from './leaves.ts';
import { placeOf, placeOfActor } from './place.ts';
import { begin, openCalls, openDelays, take, type MachinePosition, type Step } from './machinePosition.ts';

interface Given {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  /** What may be said to the actor in its current state. */
  readonly events: (snapshot: AnyMachineSnapshot) => readonly { readonly type: string }[];
  /** What each of its ports answers when all is well. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** What else its ports answer or, where it is an Error, are refused by: each in words. */
  readonly turns?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Ports that only tell, and delays that outlast all others: nothing happens to them. */
  readonly without?: readonly string[];
  /** States that nothing leads to from this input. */
  readonly never?: readonly string[];
  /** How the world around may be when something happens, each with what makes it so; the first at the beginning. */
  readonly around?: Readonly<Record<string, () => void>>;
}

interface Happening {
  readonly says: string;
  readonly step: Step;
  /** Makes the world around as it is then. */
  readonly set: () => void;
}

/** An actor to which something has happened: how the model sees it, how it is, and what was made to happen. */
export interface ActorTrial {
  readonly said: string;
  readonly modelled: unknown;
  readonly seen: unknown;
  readonly real: Conducted;
  /** The states it has been in. */
  readonly states: readonly string[];
}

const alone: Given['around'] = { '': () => {} };

/** Injects every fault at every state of an actor's machine, in the model and in the machine. */
export const actorTrials = async (given: Given): Promise<readonly ActorTrial[]> => {
  const { machine, input, around = alone } = given;
  const [atFirst = () => {}] = Object.values(around);
  const happenings = (standing: MachinePosition): readonly Happening[] => {
    atFirst();
    // A delay was begun in a world of its own: what is long enough in the first one is long enough in any.
    const fixed = [...callsIn(standing, given), ...delaysIn(standing, given)];
    return Object.entries(around).flatMap(([world, set]) => {
      set();
      return [...saidIn(standing, given), ...fixed].map(({ says, step }) => ({
        says: world === '' ? says : `${says} ${world}`,
        step,
        set,
      }));
    });
  };
  atFirst();
  const begun = begin(machine, input);
  const model = fromTransition((now: MachinePosition, { happening }: Event) => after(now, happening), begun);
  const paths = getShortestPaths(model, {
    events: ({ context }) => happenings(context).map((happening) => ({ type: happening.says, happening })),
    serializeState: ({ context }) => keyOf(context),
    serializeEvent: ({ type }) => type,
  });
  const trials: ActorTrial[] = [];
  for (const { state, steps } of paths)
    for (const last of happenings(state.context)) {
      const happened = [...steps.slice(1).map(({ event }) => event.happening), last];
      const then = happened.reduce(after, begun);
      atFirst();
      const real = conductor(machine)(input);
      const states = leavesIn(real.actor.getSnapshot().value).slice();
      for (const { set, step } of happened) {
        set();
        await real.take(step);
        states.push(...leavesIn(real.actor.getSnapshot().value));
      }
      trials.push({
        said: happened.map(({ says }) => says).join(' > '),
        modelled: { place: placeOf(then), told: then.emitted },
        seen: { place: placeOfActor(real.actor), told: real.told },
        real,
        states,
      });
    }
  return trials;
};

interface Event {
  readonly type: string;
  readonly happening: Happening;
}

type Said = Pick<Happening, 'says' | 'step'>;

const after = (now: MachinePosition, { set, step }: Happening): MachinePosition => {
  set();
  return take(now, step);
};

const saidIn = ({ snapshot }: MachinePosition, { events }: Given): readonly Said[] =>
  snapshot.status === 'active'
    ? events(snapshot)
        .filter((event) => snapshot.can(event))
        .map((event, at, all) => ({ says: namesOf(all)[at] ?? event.type, step: { type: 'send', event } }))
    : [];

/** Events by their types; one of a type that was there already also by its place. */
const namesOf = (events: readonly { readonly type: string }[]): readonly string[] =>
  events.map(({ type }, at) =>
    events.findIndex((one) => one.type === type) === at ? type : `${type} (${at + 1})`,
  );

const callsIn = (standing: MachinePosition, { answers, turns = {}, without = [] }: Given): readonly Said[] =>
  openCalls(standing)
    .filter(({ port }) => !without.includes(port))
    .flatMap(({ port }) => [
      { says: `${port} goes well`, step: { type: 'answer', port, value: answers[port] } },
      ...Object.entries({ ...faults, ...turns[port] }).map(([says, turn]): Said => ({
        says: `${port} ${says}`,
        step:
          turn instanceof Error ? { type: 'fail', port, error: turn } : { type: 'answer', port, value: turn },
      })),
    ]);

const delaysIn = (standing: MachinePosition, { without = [] }: Given): readonly Said[] =>
  openDelays(standing)
    .filter(({ delay }) => !without.includes(delay))
    .map(({ delay, ms }) => ({ says: `${delay} passes`, step: { type: 'wait', delay, ms } }));

const keyOf = (standing: MachinePosition): string => JSON.stringify(countingIn(standing));

/** Whether something was tried, kept or listed decides what follows; how often and how much does not. */
const counted = (part: unknown): boolean => {
  if (typeof part === 'number') return part > 0;
  return Array.isArray(part) ? part.length > 0 : part !== undefined;
};

const countingIn = ({ snapshot: { value, context }, children }: MachinePosition): unknown => [
  value,
  Object.values(context).map(counted),
  Object.entries(children).map(([src, child]) => [src, countingIn(child)]),
];
