import { type AnyStateMachine, StateMachine } from 'xstate';

/** Who is asked in a state: the name of the actor and what it is told. */
export interface Ask {
  readonly src: string;
  readonly input: unknown;
}

/** What a state of a machine without invokes waits for, besides events of the reporter. */
export interface Waiting {
  readonly asks: readonly Ask[];
  /** Names of delays. */
  readonly delays: readonly string[];
}

const made = new WeakMap<AnyStateMachine, AnyStateMachine>();

/**
 * A machine without its invokes. Who is asked in a state is in its `meta` as `Waiting`; the answer comes as the event
 * `done.<src>` or `failed.<src>`, what is seen of the one asked as `seen.<src>`, a delay that has passed as `after.<delay>`.
 * States, guards and actions remain its own.
 */
export const invokeFree = (machine: AnyStateMachine): AnyStateMachine => {
  const known = made.get(machine);
  if (known) return known;
  const actions = { ...machine.implementations.actions, ...forwardsIn(machine) };
  const model = new StateMachine(withoutInvokes(machine.config), { ...machine.implementations, actions });
  made.set(machine, model);
  return model;
};

/** What would be sent to an actor that was asked only says so, because the model has no actors. */
const forwardsIn = ({ implementations }: AnyStateMachine): Readonly<Record<string, () => void>> =>
  Object.fromEntries(
    Object.entries(implementations.actions).flatMap(([name, action]) =>
      action && 'to' in action && 'event' in action
        ? [[name, Object.assign(() => {}, { to: action.to, event: action.event })]]
        : [],
    ),
  );

type Node = AnyStateMachine['config'];

const withoutInvokes = ({ invoke, after, ...node }: Node): Node => {
  const invokes = invoke === undefined ? [] : [invoke].flat();
  const states = Object.entries(node.states ?? {}).map(([name, state]) => [name, withoutInvokes(state)]);
  const asks = invokes.map(({ src, input }) => ({ src: String(src), input }));
  const delays = Object.keys(after ?? {});
  const answers = invokes.flatMap(({ src, onDone, onError, onSnapshot }) => [
    [`done.${String(src)}`, onDone],
    [`failed.${String(src)}`, onError],
    [`seen.${String(src)}`, onSnapshot],
  ]);
  const passed = Object.entries(after ?? {}).map(([delay, transition]) => [`after.${delay}`, transition]);
  return {
    ...node,
    ...(states.length > 0 && { states: Object.fromEntries(states) }),
    on: { ...node.on, ...Object.fromEntries([...answers, ...passed].filter(([, to]) => to !== undefined)) },
    ...(asks.length + delays.length > 0 && { meta: { ...node.meta, asks, delays } satisfies Waiting }),
  };
};
