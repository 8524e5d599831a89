import type { Say } from '#src/inspect/say.ts';
import { anyState } from './machineChart.ts';
import { eventWords, stateWords } from './machineWords.ts';
import type { Chart, ChartEdge, ChartNode, Labelled } from './chart.ts';

/** The chart of a machine in words: states and events, with the names that the code has for states and guards. */
export const machineLabels = ({ nodes, edges }: Chart, machine: string, say: Say): Labelled => ({
  nodes: nodes.map((node) => ({ ...node, ...wordsOf(node, machine, say) })),
  edges: edges.map((edge) => ({ ...edge, label: labelOf(edge, say) })),
});

const wordsOf = ({ id, invokes = [] }: ChartNode, machine: string, say: Say) => {
  if (id === anyState) return { title: say('inspect:machine.any') };
  const name = id.split('.').at(-1) ?? id;
  const words = stateWords(machine, name, say);
  const notes = [
    ...(words === undefined ? [] : [name]),
    ...(invokes.length > 0 ? [say('inspect:machine.invokes', { actors: invokes.join(', ') })] : []),
  ];
  return { title: words ?? name, ...(notes.length > 0 && { note: notes.join(' · ') }) };
};

const labelOf = ({ event, guard }: ChartEdge, say: Say): string => {
  const name = event === undefined ? '' : eventWords(event, say);
  return guard ? `${name}, ${say('inspect:machine.guard', { guard })}` : name;
};
