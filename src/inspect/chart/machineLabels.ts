import type { Say } from '#src/inspect/say.ts';
import { anyState } from './machineChart.ts';
import type { Chart, ChartEdge, Labelled } from './chart.ts';

/** The chart of a machine in words: states by their names, events and guards on the transitions. */
export const machineLabels = ({ nodes, edges }: Chart, say: Say): Labelled => ({
  nodes: nodes.map((node) => ({
    ...node,
    ...(node.invokes && { note: say('inspect:machine.invokes', { actors: node.invokes.join(', ') }) }),
    title: node.id === anyState ? say('inspect:machine.any') : (node.id.split('.').at(-1) ?? node.id),
  })),
  edges: edges.map((edge) => ({ ...edge, label: labelOf(edge, say) })),
});

const labelOf = ({ event, guard }: ChartEdge, say: Say): string => {
  const name = event === undefined ? '' : eventWords(event, say);
  return guard ? `${name}, ${say('inspect:machine.guard', { guard })}` : name;
};

const eventWords = (event: NonNullable<ChartEdge['event']>, say: Say): string => {
  if ('type' in event) return event.type;
  return say(`inspect:machine.${event.own}`, 'delay' in event ? { delay: event.delay } : {});
};
