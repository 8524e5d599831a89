import type { Labelled } from './chart.ts';

/** The keys of the texts, below `chart`, that a chart needs to be read without the inspection. */
export const legendOf = ({ nodes, edges }: Labelled) => {
  const isFlow = nodes.some(({ kind }) => kind === 'PAGE');
  return [
    isFlow ? 'legendPage' : 'legendState',
    isFlow ? 'legendEnd' : 'legendFinal',
    ...(edges.some(({ order }) => order !== undefined) ? (['legendOrder'] as const) : []),
  ] as const;
};
