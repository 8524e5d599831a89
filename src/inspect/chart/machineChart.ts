import type { AnyStateNode } from 'xstate';
import type { Chart, ChartEdge, ChartNode, MachineEvent } from './chart.ts';

/** The chart of a machine from its root, or of one of its regions: states inside states, transitions with event and guard. */
export const machineChart = (root: AnyStateNode): Chart => {
  const inner = statesOf(root);
  const idOf: NameState = (state) => state.path.slice(root.path.length).join('.');
  const anywhere = edgesOf(root, () => anyState, idOf);
  return {
    nodes: [
      ...inner.map((state): ChartNode => ({
        id: idOf(state),
        ...(state.parent && state.parent !== root && { parent: idOf(state.parent) }),
        kind: kindOf(state),
        ...(state.invoke.length > 0 && { invokes: state.invoke.map(({ src }) => String(src)) }),
      })),
      ...(anywhere.length > 0 ? [{ id: anyState, kind: 'STATE' as const }] : []),
    ],
    edges: [...inner.flatMap((state) => edgesOf(state, idOf, idOf)), ...anywhere],
  };
};

/** The id of the box that stands for every state at once: what the machine itself listens to is heard in each. */
export const anyState = '*';

type NameState = (state: AnyStateNode) => string;

const statesOf = (state: AnyStateNode): readonly AnyStateNode[] =>
  childrenOf(state).flatMap((child) => [child, ...statesOf(child)]);

const childrenOf = (state: AnyStateNode): readonly AnyStateNode[] => Object.values(state.states);

const kindOf = (state: AnyStateNode): ChartNode['kind'] => {
  if (childrenOf(state).length > 0) return 'GROUP';
  return state.type === 'final' ? 'FINAL' : 'STATE';
};

/** The part of a transition that is drawn. */
interface Transition {
  readonly target?: readonly AnyStateNode[] | undefined;
  readonly guard?: unknown;
}

const edgesOf = (state: AnyStateNode, fromOf: NameState, idOf: NameState): ChartEdge[] => {
  const own: [string, readonly Transition[]][] = [...state.transitions];
  const all = [...own, ['', state.always ?? []] satisfies [string, readonly Transition[]]];
  return all.flatMap(([descriptor, transitions]) =>
    transitions.flatMap(({ target, guard }, at) =>
      (target ?? []).map((to) => ({
        id: `${fromOf(state)} ${descriptor} ${at}`,
        from: fromOf(state),
        to: idOf(to),
        event: eventOf(descriptor),
        ...(guard !== undefined && { guard: guardName(guard) }),
      })),
    ),
  );
};

const eventOf = (descriptor: string): MachineEvent => {
  if (descriptor === '') return { own: 'always' };
  if (descriptor.startsWith('xstate.done.')) return { own: 'done' };
  if (descriptor.startsWith('xstate.error.')) return { own: 'error' };
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(descriptor) ?? [];
  return delay === undefined ? { type: descriptor } : { own: 'after', delay };
};

const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : '';
};
