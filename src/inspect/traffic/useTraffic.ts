import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { createResourceMachine } from '#machines/actors/browser/resource.ts';
import { summariseTraffic, type TrafficSummary } from '#machines/analysis/traffic/summariseTraffic.ts';
import { createRetryMachine } from '#machines/calls/retry.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Traffic } from '#machines/service/traffic.ts';
import { TrafficReader, type ReadTraffic, type WantedVersion } from './readTraffic.ts';

interface Request {
  readonly flow: string;
  readonly wanted: WantedVersion | undefined;
}

/** What was counted of a flow, how it is asked for, and how that went. */
export interface TrafficOf {
  readonly state: 'loading' | 'success' | 'fail';
  readonly traffic: Traffic | undefined;
  readonly summary: TrafficSummary | undefined;
  /** Asks for a version, or once more after a failure. */
  readonly load: (wanted?: WantedVersion) => void;
}

const machineOf = (read: ReadTraffic) =>
  createResourceMachine(
    createRetryMachine<Request, Traffic>('readTraffic').provide({
      actors: {
        call: fromPromise<Traffic, { request: Request }>(({ input: { request }, signal }) =>
          read(request.flow, request.wanted, signal),
        ),
      },
    }),
  );

/** What was counted of a flow, asked for when it is first wanted. */
export const useTraffic = (flow: AnyFlow, isWanted: boolean): TrafficOf => {
  const read = use(TrafficReader);
  const [machine] = useState(() => machineOf(read));
  const actor = useActorRef(machine, { input: { request: { flow: flow.code, wanted: undefined } } });
  const snapshot = useSelector(actor, (current) => current);
  useEffect(() => {
    if (isWanted && actor.getSnapshot().matches('registered')) actor.send({ type: 'LOAD' });
  }, [actor, isWanted]);
  const { value } = snapshot.context;
  const summary = useMemo(() => value && summariseTraffic(flow, value.counts), [flow, value]);
  return {
    state: snapshot.matches('success') ? 'success' : snapshot.matches('fail') ? 'fail' : 'loading',
    traffic: value,
    summary,
    load: (wanted) => actor.send({ type: 'LOAD', request: { flow: flow.code, wanted } }),
  };
};
