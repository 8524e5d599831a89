import type { InspectionEvent } from 'xstate';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import type { Trace } from '../../machines/flow/trace.ts';
import { loadChunk } from './loadChunk.ts';

/**
 * Takes a flow, the trace and whether this browser's inspection may follow; gives what `createActor(machine, { inspect })` shall tell:
 * the trace, and with `devTools` the inspection in another tab. Without them nothing of that is even loaded.
 */
export const watchFlow = async (
  flow: Flow,
  trace: Trace,
  { devTools }: { readonly devTools: boolean },
): Promise<(seen: InspectionEvent) => void> => {
  if (!devTools) return trace.inspect;
  const { openLive } = await loadChunk(() => import('../inspect/live/openLive.ts'));
  const tell = openLive(flow, trace.steps);
  return (seen) => {
    trace.inspect(seen);
    tell(seen);
  };
};
