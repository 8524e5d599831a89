import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { TraceStep } from '../../../machines/flow/trace.ts';
import { liveChannel } from './liveMessage.ts';
import { publishSession } from './publishSession.ts';

const shortId = 4;

/** Takes a flow and the steps of its trace; tells the inspection of it until the tab is left. Gives what the actor's `inspect` shall tell. */
export const openLive = (flow: Flow, steps: () => readonly TraceStep[]) => {
  const session = crypto.randomUUID().slice(0, shortId);
  const channel = new BroadcastChannel(liveChannel);
  const say = channel.postMessage.bind(channel);
  const { inspect, hear, end } = publishSession({ say, session, flow, steps });
  channel.addEventListener('message', ({ data }) => hear(data));
  addEventListener('pagehide', end);
  return inspect;
};
