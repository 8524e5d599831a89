import { useEffect, useState, type RefObject } from 'react';
import type { Labelled } from './chart.ts';
import type { Placed } from './layoutChart.ts';
import { layoutChart } from './layoutWorker.ts';
import type { Size } from './view.ts';

export type Layout = { readonly chart: Labelled } & (
  | { readonly state: 'DRAWN'; readonly placed: Placed; readonly window: Size }
  | { readonly state: 'FAILED' }
);

/** The window that a chart is drawn in, as Chart.module.css has it. */
const windowOf = (frame: HTMLElement | null): Size => ({
  width: frame?.clientWidth ?? 0,
  height: Math.min(innerHeight * 0.8, 896),
});

/** The places of a chart and the window available for it, undefined until the worker has laid it out. */
export const useLayout = (chart: Labelled, frame: RefObject<HTMLElement | null>): Layout | undefined => {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    const leaving = new AbortController();
    const window = windowOf(frame.current);
    layoutChart(chart, window, leaving.signal).then(
      (placed) => setLayout({ chart, state: 'DRAWN', placed, window }),
      () => {
        if (!leaving.signal.aborted) setLayout({ chart, state: 'FAILED' });
      },
    );
    return () => leaving.abort();
  }, [chart, frame]);
  return layout?.chart === chart ? layout : undefined;
};
