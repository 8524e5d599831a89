import { useEffect, useState, type RefObject } from 'react';
import type { Labelled } from './chart.ts';
import type { Placed } from './layoutChart.ts';
import { layoutChart } from './layoutWorker.ts';

export type Layout = { readonly chart: Labelled } & (
  | { readonly state: 'DRAWN'; readonly placed: Placed; readonly width: number }
  | { readonly state: 'FAILED' }
);

/** The places of a chart and the width available for it, undefined until the worker has laid it out. */
export const useLayout = (chart: Labelled, frame: RefObject<HTMLElement | null>): Layout | undefined => {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    const leaving = new AbortController();
    layoutChart(chart, leaving.signal).then(
      (placed) => setLayout({ chart, state: 'DRAWN', placed, width: frame.current?.clientWidth ?? 0 }),
      () => {
        if (!leaving.signal.aborted) setLayout({ chart, state: 'FAILED' });
      },
    );
    return () => leaving.abort();
  }, [chart, frame]);
  return layout?.chart === chart ? layout : undefined;
};
