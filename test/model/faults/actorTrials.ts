import { getShortestPaths } from '@xstate/graph';
import { fromTransition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { conductor, type Conducted } from './conducted.ts';
import { faults } from './faults.ts';
import { placeOf, placeOfActor } from './place.ts';
import { begin, openCalls, openDelays, take, type Standing, type Step } from './standing.ts';

interface Given {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  /** What may be said to the actor in its current state. */
  readonly events: (snapshot: AnyMachineSnapshot) => readonly { readonly type: string }[];
  /** What each of its ports answers when all is well. */
  readonly answers: Readonly<Record<string, unknown>>;
}

interface Happening {
  readonly says: string;
  readonly step: Step;
}

/** An actor to which something has happened: how the model sees it, how it is, and what was made to happen. */
export interface ActorTrial {
  readonly said: string;
  readonly modelled: unknown;
  readonly seen: unknown;
  readonly real: Conducted;
}

/** Injects every fault at every state of an actor's machine, in the model and in the machine. */
export const actorTrials = async ({
  machine,
  input,
  events,
  answers,
}: Given): Promise<readonly ActorTrial[]> => {
  const happenings = (standing: Standing): readonly Happening[] => [
    ...events(standing.snapshot)
      .filter((event) => standing.snapshot.can(event))
      .map((event) => ({ says: event.type, step: { type: 'send' as const, event } })),
    ...openCalls(standing).flatMap(({ port }) => [
      { says: `${port} goes well`, step: { type: 'answer' as const, port, value: answers[port] } },
      ...Object.entries(faults).map(([says, error]) => ({
        says: `${port} ${says}`,
        step: { type: 'fail' as const, port, error },
      })),
    ]),
    ...openDelays(standing).map(({ delay, ms }) => ({
      says: `${delay} passes`,
      step: { type: 'wait' as const, delay, ms },
    })),
  ];
  const begun = begin(machine, input);
  const model = fromTransition(
    (now: Standing, { step }: Happening & { type: string }) => take(now, step),
    begun,
  );
  const paths = getShortestPaths(model, {
    events: ({ context }) => happenings(context).map((one) => ({ type: one.says, ...one })),
    serializeState: ({ context }) => keyOf(context),
    serializeEvent: ({ type }) => type,
  });
  const trials: ActorTrial[] = [];
  for (const { state, steps } of paths)
    for (const last of happenings(state.context)) {
      const happened = [...steps.slice(1).map(({ event }) => event), last];
      const then = happened.reduce((now, { step }) => take(now, step), begun);
      const real = conductor(machine)(input);
      for (const { step } of happened) await real.take(step);
      trials.push({
        said: happened.map(({ says }) => says).join(' > '),
        modelled: { place: placeOf(then), told: then.told },
        seen: { place: placeOfActor(real.actor), told: real.told },
        real,
      });
    }
  return trials;
};

const keyOf = (standing: Standing): string => JSON.stringify(countingIn(standing));

const countingIn = ({ snapshot: { value, context }, children }: Standing): unknown => [
  value,
  Object.values(context).map((part) => (typeof part === 'number' ? part > 0 : part !== undefined)),
  Object.entries(children).map(([src, child]) => [src, countingIn(child)]),
];
