import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

const taken = new Set<string>();

/** Notes the transitions taken: hand it to every actor of a flow as `inspect`. Flows share names: the machine's id is left out. */
export const inspect = (event: InspectionEvent): void => {
  if (event.type !== '@xstate.microstep') return;
  for (const transition of event._transitions) taken.add(nameOf(transition));
};

/** Takes a flow's machine and the names of regions; gives their transitions that no test has taken yet. */
export const notTaken = (machine: AnyStateMachine, regions: readonly string[]): string[] =>
  regions.flatMap((region) => transitionsOf(machine.root.states[region])).filter((name) => !taken.has(name));

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
