import type { AnyFlow } from '#machines/flow/flow.ts';
import { loadLaneFlows } from '#machines/flows/laneFlows.ts';
import { loadFlows } from '#machines/flows/lines.ts';
import { originFlow } from '#machines/origins/originFlow.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { loadChunk } from '#src/loading/loadChunk.ts';

/** Every flow, as it is once where somebody comes from has its say, and as it is written. */
export interface InspectedFlows {
  readonly flows: readonly AnyFlow[];
  /** The same, which is what their saved descriptions describe. */
  readonly written: readonly AnyFlow[];
  /** Those of the lanes of events, which say nothing that the flows of their lines do not say as well. */
  readonly lanes: readonly AnyFlow[];
}

/**
 * Loads every flow of reports and of the sales application.
 *
 * @throws ChunkLoadError where a part of them does not come
 */
export const loadInspected = async (configuration: Configuration): Promise<InspectedFlows> => {
  const [reports, { salesFlows }, lanes] = await Promise.all([
    loadChunk(loadFlows),
    loadChunk(() => import('#machines/sales/salesFlows.ts')),
    loadChunk(loadLaneFlows),
  ]);
  return {
    flows: [...reports.map((flow) => originFlow(flow, configuration)), ...salesFlows],
    written: [...reports, ...salesFlows],
    lanes,
  };
};
