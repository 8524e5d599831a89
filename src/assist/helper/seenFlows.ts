import type { AnyFlow } from '#machines/flow/flow.ts';
import { loadFlows } from '#machines/flows/lines.ts';
import type { Flow } from '#machines/report/claimFlow.ts';

/** The flows whose pages may be seen: those of reports, and those of the sales application. */
export interface SeenFlows {
  readonly reports: readonly Flow[];
  readonly sales: readonly AnyFlow[];
}

let loading: Promise<SeenFlows> | undefined;

/** Loads them once. */
export const loadSeenFlows = (): Promise<SeenFlows> =>
  (loading ??= Promise.all([loadFlows(), import('#machines/sales/salesFlows.ts')]).then(
    ([reports, { salesFlows }]) => ({ reports, sales: salesFlows }),
  ));
