import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/**
 * Notes which transitions flows take: give `inspect` to their actors, ask `left` for those of a machine's regions that none has
 * taken. The machine's id is left out of the names, so that flows can share the notes of what they have in common.
 */
export const walkedRegions = () => {
  const taken = new Set<string>();
  return {
    inspect: (event: InspectionEvent): void => {
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) taken.add(nameOf(transition));
    },
    left: (machine: AnyStateMachine, regions: readonly string[]): string[] =>
      regions
        .flatMap((region) => transitionsOf(machine.root.states[region]))
        .filter((name) => !taken.has(name)),
  };
};

const transitionsOf = (node: AnyStateNode | undefined): string[] =>
  node === undefined
    ? []
    : [
        ...[...node.transitions.values()].flat().map(nameOf),
        ...(node.always ?? []).map(nameOf),
        ...Object.values(node.states).flatMap(transitionsOf),
      ];

const nameOf = (transition: AnyTransitionDefinition): string => {
  const { source, eventType, target } = transition;
  const branches = eventType === '' ? source.always : source.transitions.get(eventType);
  const event = eventType.replace(`${source.machine.id}.`, '') || 'always';
  const targets = target?.map(({ path }) => path.join('.')).join(' ') ?? 'stays';
  return `${source.path.join('.')} --${event}[${branches?.indexOf(transition)}]--> ${targets}`;
};
