import type { TrafficCount } from '#machines/service/analysts/traffic.ts';
import { sendTraffic } from './sendTraffic.ts';

/** Milliseconds from one batch to the next. */
const batch = 60_000;

/** Counts to be sent of a flow, and where they go back to when they did not arrive. */
export interface Batch {
  readonly flow: string;
  readonly version: string;
  readonly counts: readonly TrafficCount[];
  readonly giveBack: (counts: readonly TrafficCount[]) => void;
}

/** True where the document was loaded once more. */
export const isLoadedAgain = (): boolean => {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival !== undefined && 'type' in arrival && arrival.type === 'reload';
};

/** Sends what was counted in batches, the last when the page is left or covered, until the signal ends it. Counts of robots are marked. */
export const sendInBatches = (take: () => readonly Batch[], signal?: AbortSignal): void => {
  const send = async () => {
    for (const { flow, version, counts, giveBack } of take())
      giveBack(await sendTraffic({ flow, version, isMade: navigator.webdriver }, counts));
  };
  const timer = setInterval(() => void send(), batch);
  signal?.addEventListener('abort', () => clearInterval(timer));
  const until = signal && { signal };
  document.addEventListener(
    'visibilitychange',
    () => void (document.visibilityState === 'hidden' && send()),
    until,
  );
  addEventListener('pagehide', () => void send(), until);
};
