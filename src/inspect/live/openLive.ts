import type { Flow } from '#machines/report/claimFlow.ts';
import type { TraceStep } from '#machines/flow/trace.ts';
import { liveChannel } from './liveMessage.ts';
import { publishSession } from './publishSession.ts';

const shortId = 4;

/** What an actor's `inspect` must be told, so that the inspection hears about its flow until the tab is left. */
export const openLive = (flow: Flow, steps: () => readonly TraceStep[]) => {
  const session = crypto.randomUUID().slice(0, shortId);
  const channel = new BroadcastChannel(liveChannel);
  const say = channel.postMessage.bind(channel);
  const { inspect, hear, end } = publishSession({ say, session, flow, steps });
  channel.addEventListener('message', ({ data }) => hear(data));
  addEventListener('pagehide', end);
  return inspect;
};
