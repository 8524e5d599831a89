import type { ActorSystem, ActorSystemInfo } from 'xstate';
import versions from '#machines/flows/snapshots/versions.json' with { type: 'json' };
import type { Trace } from '#machines/flow/trace.ts';
import { hearRefused } from '#src/forms/summary/refusedAnswers.ts';
import { countVisit } from './countVisit.ts';
import { sendTraffic } from './sendTraffic.ts';

/** Milliseconds from one batch to the next. */
const batch = 60_000;

const versionOf: Readonly<Record<string, string>> = versions;

interface Counting {
  /** The code of the flow that this document is about. */
  readonly flow: string;
  readonly system: Pick<ActorSystem<ActorSystemInfo>, 'inspect'>;
  readonly trace: Pick<Trace, 'steps'>;
}

/**
 * Counts for analysts what happens on the pages of a flow, and sends it in batches, the last when the page is left or covered. Counts of
 * robots are marked.
 */
export const countTraffic = ({ flow, system, trace }: Counting): void => {
  const version = versionOf[flow];
  if (version === undefined) return;
  const [arrival] = performance.getEntriesByType('navigation');
  const isReloaded = arrival !== undefined && 'type' in arrival && arrival.type === 'reload';
  const counter = countVisit({ steps: trace.steps, now: () => Date.now(), isReloaded });
  system.inspect(counter.inspect);
  hearRefused(document, counter.refuse);
  const send = async () =>
    counter.giveBack(await sendTraffic({ flow, version, isMade: navigator.webdriver }, counter.take()));
  setInterval(() => void send(), batch);
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'hidden' && send()));
  addEventListener('pagehide', () => void send());
};
