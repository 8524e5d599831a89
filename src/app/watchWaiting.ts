import type { Application } from './application.ts';
import type { FlowActor } from './flowActor.ts';
import { isSavingAway, isSendingUnsure } from './flowChildren.ts';

type Snapshot = ReturnType<FlowActor['getSnapshot']>;

const id = 'flow';

/** What a flow keeps the reporter waiting for, as soon as it takes more than a moment: sending, a long process, the network. */
export type Waiting = 'offline' | 'sendingUnsure' | 'longRunning' | 'sending';

/** Takes a snapshot of a flow; gives what the reporter waits for, undefined while a press is answered at once. */
export const waitingFor = (snapshot: Snapshot): Waiting | undefined => {
  if (isSavingAway(snapshot)) return 'offline';
  if (isSendingUnsure(snapshot)) return 'sendingUnsure';
  if (!snapshot.hasTag('busy')) return undefined;
  if (snapshot.context.isLong) return 'longRunning';
  return snapshot.matches({ request: { working: 'finalizing' } }) ? 'sending' : undefined;
};

/** Takes a flow and the loader of the application; shows the loader while the flow keeps the reporter waiting. */
export const watchWaiting = (flow: FlowActor, loader: Application['loader']): void => {
  let shown: Waiting | undefined;
  flow.subscribe((snapshot) => {
    const description = waitingFor(snapshot);
    if (description === shown) return;
    shown = description;
    if (description === undefined) loader.send({ type: 'END_LOADING', id });
    else loader.send({ type: 'START_LOADING', loader: { id, description } });
  });
};
