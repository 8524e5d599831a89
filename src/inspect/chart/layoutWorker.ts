import type { ElkNode } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Labelled } from './chart.ts';
import { graphOf, placedBy, type Placed } from './layoutChart.ts';

interface Answer {
  readonly id: number;
  readonly data?: ElkNode;
  readonly error?: unknown;
}

/**
 * A chart laid out by ELK in a worker of its own, which ends with the answer. Rejects where the worker cannot be loaded or the
 * signal says that nobody is waiting any more.
 */
export const layoutChart = (chart: Labelled, signal: AbortSignal): Promise<Placed> =>
  new Promise<Placed>((resolve, reject) => {
    const worker = new Worker(workerUrl);
    signal.addEventListener('abort', () => {
      worker.terminate();
      reject(new Error('Nobody waits for this layout.'));
    });
    worker.addEventListener('error', () => reject(new Error('The layout worker failed.')));
    worker.addEventListener('message', ({ data: { id, data, error } }: MessageEvent<Answer>) => {
      if (id !== laidOut) return;
      worker.terminate();
      if (data) resolve(placedBy(chart, data));
      else reject(new Error(`The chart could not be laid out: ${JSON.stringify(error)}`));
    });
    const tell = worker.postMessage.bind(worker);
    tell({ id: registered, cmd: 'register', algorithms: ['layered'] });
    tell({
      id: laidOut,
      cmd: 'layout',
      graph: graphOf(chart),
      layoutOptions: {},
      options: {},
    });
  });

const registered = 0;
const laidOut = 1;
