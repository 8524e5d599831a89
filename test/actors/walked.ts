import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** Notes which transitions of a machine were taken: give `inspect` to its actors and ask `left` at the end. */
export const walked = (machine: AnyStateMachine) => {
  const taken = new Set<string>();
  return {
    inspect: (event: InspectionEvent): void => {
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) taken.add(nameOf(transition));
    },
    /** The transitions never taken, each as `state --event--> targets`. */
    left: (): string[] =>
      transitionsOf(machine.root)
        .map(nameOf)
        .filter((name) => !taken.has(name)),
  };
};

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
  ...Object.values(node.states).flatMap(transitionsOf),
];

/** A copy of the machine, as `.provide` makes it, has the same names. */
const nameOf = (transition: AnyTransitionDefinition): string => {
  const { source, eventType, target } = transition;
  const branches = eventType === '' ? source.always : source.transitions.get(eventType);
  const branch = branches?.indexOf(transition) ?? -1;
  const targets = target?.map(({ id }) => id).join(' ') ?? 'stays';
  return `${source.id} --${eventType || 'always'}[${branch}]--> ${targets}`;
};
