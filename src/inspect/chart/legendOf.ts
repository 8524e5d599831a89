import type { Labelled } from './chart.ts';

/** The keys of what must be told of a chart below `chart`, so that it can be read without the inspection. */
export const legendOf = ({ nodes, edges }: Labelled) => {
  const isFlow = nodes.some(({ kind }) => kind === 'PAGE');
  return [
    isFlow ? 'legendPage' : 'legendState',
    isFlow ? 'legendEnd' : 'legendFinal',
    ...(edges.some(({ order }) => order !== undefined) ? (['legendOrder'] as const) : []),
  ] as const;
};
