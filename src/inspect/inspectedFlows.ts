import type { AnyFlow } from '#machines/flow/flow.ts';
import { loadFlows } from '#machines/flows/lines.ts';
import { originFlow } from '#machines/origins/originFlow.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { remembering } from '#machines/subject/remember.ts';
import { loadChunk } from '#src/loading/loadChunk.ts';

/** Every flow, as it is once where somebody comes from has its say, and as it is written. */
export interface InspectedFlows {
  readonly flows: readonly AnyFlow[];
  /** The same, which is what their saved descriptions describe. */
  readonly written: readonly AnyFlow[];
}

/**
 * Loads every flow of reports and of the sales application: the same promise for the same configuration.
 *
 * @throws ChunkLoadError where a part of them does not come
 */
export const loadInspected: (configuration: Configuration) => Promise<InspectedFlows> = remembering(
  async (configuration: Configuration) => {
    const [reports, { salesFlows }] = await Promise.all([
      loadChunk(loadFlows),
      loadChunk(() => import('#machines/sales/salesFlows.ts')),
    ]);
    return {
      flows: [...reports.map((flow) => originFlow(flow, configuration)), ...salesFlows],
      written: [...reports, ...salesFlows],
    };
  },
);
