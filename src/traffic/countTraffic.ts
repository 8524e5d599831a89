import type { ActorSystem, ActorSystemInfo } from 'xstate';
import versions from '#machines/flows/snapshots/versions.json' with { type: 'json' };
import type { Trace } from '#machines/flow/trace.ts';
import { hearRefused } from '#src/forms/summary/refusedAnswers.ts';
import { countVisit } from './countVisit.ts';
import { isLoadedAgain, sendInBatches } from './inBatches.ts';

const versionOf: Readonly<Record<string, string>> = versions;

interface Counting {
  /** The code of the flow that this document is about. */
  readonly flow: string;
  readonly system: Pick<ActorSystem<ActorSystemInfo>, 'inspect'>;
  readonly trace: Pick<Trace, 'steps'>;
}

/** Counts for analysts what happens on the pages of a flow, and sends it in batches. */
export const countTraffic = ({ flow, system, trace }: Counting): void => {
  const version = versionOf[flow];
  if (version === undefined) return;
  const counter = countVisit({ steps: trace.steps, now: () => Date.now(), isReloaded: isLoadedAgain() });
  system.inspect(counter.inspect);
  hearRefused(document, counter.refuse);
  sendInBatches(() => [{ flow, version, counts: counter.take(), giveBack: counter.giveBack }]);
};
