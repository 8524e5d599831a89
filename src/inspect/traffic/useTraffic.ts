import { use, useMemo } from 'react';
import { summariseTraffic, type TrafficSummary } from '#machines/analysis/traffic/summariseTraffic.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Traffic } from '#machines/service/analysts/traffic.ts';
import { AnalystService, type CountedOf } from '#src/inspect/asked/analystCalls.ts';
import { useAsked, type Asked } from '#src/inspect/asked/useAsked.ts';

/** What was counted of a flow, how it is asked for, and how that went. */
export interface TrafficOf {
  readonly state: Asked<unknown, Traffic>['state'];
  readonly traffic: Traffic | undefined;
  readonly summary: TrafficSummary | undefined;
  /** Asks for a version, or once more after a failure. */
  readonly load: (of?: CountedOf) => void;
}

/** What was counted of a flow, asked for when it is first wanted. */
export const useTraffic = (flow: AnyFlow, isWanted: boolean): TrafficOf => {
  const { readTraffic } = use(AnalystService);
  const { state, value, ask } = useAsked('readTraffic', readTraffic, { flow: flow.code }, isWanted);
  const summary = useMemo(() => value && summariseTraffic(flow, value.counts), [flow, value]);
  return { state, traffic: value, summary, load: (of) => ask({ flow: flow.code, of }) };
};
