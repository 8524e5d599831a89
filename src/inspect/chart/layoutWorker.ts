import type { ElkNode } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Labelled } from './chart.ts';
import { graphOf, placedBy, type Direction, type Placed } from './layoutChart.ts';
import type { Size } from './view.ts';

interface Answer {
  readonly id: number;
  readonly data?: ElkNode;
  readonly error?: unknown;
}

/**
 * A chart laid out by ELK in a worker of its own, which ends with the answer: from top to bottom or from left to right, whichever fits a
 * window better. Rejects where the worker cannot be loaded or the signal says that nobody is waiting any more.
 */
export const layoutChart = (chart: Labelled, window: Size, signal: AbortSignal): Promise<Placed> =>
  new Promise<Placed>((resolve, reject) => {
    const worker = new Worker(workerUrl);
    const laid: ElkNode[] = [];
    signal.addEventListener('abort', () => {
      worker.terminate();
      reject(new Error('Nobody waits for this layout.'));
    });
    worker.addEventListener('error', () => reject(new Error('The layout worker failed.')));
    worker.addEventListener('message', ({ data: { id, data, error } }: MessageEvent<Answer>) => {
      if (id === registered) return;
      if (!data) {
        worker.terminate();
        reject(new Error(`The chart could not be laid out: ${JSON.stringify(error)}`));
        return;
      }
      laid.push(data);
      if (laid.length < directions.length) return;
      worker.terminate();
      const [best] = laid.toSorted((one, other) => shareOf(one, window) - shareOf(other, window));
      if (best) resolve(placedBy(chart, best));
    });
    const tell = worker.postMessage.bind(worker);
    tell({ id: registered, cmd: 'register', algorithms: ['layered'] });
    directions.forEach((direction, at) =>
      tell({
        id: at + 1,
        cmd: 'layout',
        graph: graphOf(chart, direction),
        layoutOptions: {},
        options: {},
      }),
    );
  });

/** How many windows a chart takes, along its worse side; of two that fit the first is taken. */
const shareOf = ({ width = 0, height = 0 }: ElkNode, window: Size): number =>
  Math.max(1, width / window.width, height / window.height);

const directions: readonly Direction[] = ['DOWN', 'RIGHT'];
const registered = 0;
