import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { CountedInstances } from '#server/instances/differences.ts';
import type { Store } from '#server/store/tables.ts';
import { countDoneAlone, countLocked, countWaiting, isHandoverPaused } from './countWaiting.ts';
import { metricList } from './metricList.ts';

/** A call that was answered. */
export interface AnsweredCall {
  readonly method: string;
  /** The pattern of the route: addresses name reports. */
  readonly route: string;
  readonly status: number;
  /** The code of the failure it was answered with. */
  readonly code: string | undefined;
  readonly seconds: number;
}

/** What the service notes of its work while it does it. */
export interface Measures {
  readonly noteCall: (call: AnsweredCall) => void;
  readonly noteFinalized: (outcome: string, seconds: number) => void;
  readonly noteRegister: (register: string, outcome: string, seconds: number) => void;
  /** Why a register of the insurer did not answer as agreed. */
  readonly noteRegisterFailure: (register: string, code: string) => void;
  readonly noteRegisterCached: (register: string) => void;
  readonly noteRegisterBroken: (register: string, isBroken: boolean) => void;
  /** What an attempt to hand an event over came to. */
  readonly noteHandover: (outcome: string) => void;
  readonly noteInstances: (counted: CountedInstances) => void;
  /** Everything measured, as Prometheus reads it, and the type of that text. */
  readonly read: () => Promise<{ readonly type: string; readonly text: string }>;
}

interface Measured extends Store {
  /** Milliseconds that the call waits which has waited longest for a connection of the database. */
  readonly poolWait: () => number;
  /** True where somebody reads them: then the process watches itself, too. */
  readonly areRead: boolean;
}

/** Whoever waits longer than a second for an answer notices; one of the bounds is that second. */
const ofCalls = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Long work may take two minutes by the specification, section 8. */
const ofWork = [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

const handoverOutcomes = [
  'ACCEPTED',
  'KNOWN',
  'DUPLICATE_OF',
  'REFUSED',
  'QUEUED',
  'GAP',
  'BARRED',
  'AWAY',
  'UNFIT',
];

/** Measures of one process; what waits in the database is counted when they are read. */
export function openMeasures({ db, now, poolWait, areRead }: Measured): Measures {
  const registry = new Registry();
  const registers = [registry];
  const of = ({ name, says, labels }: (typeof metricList)[keyof typeof metricList]) => ({
    name,
    help: says,
    labelNames: [...labels],
    registers,
  });
  if (areRead) collectDefaultMetrics({ register: registry });
  const calls = new Counter(of(metricList.calls));
  const callSeconds = new Histogram({ ...of(metricList.callSeconds), buckets: ofCalls });
  const failures = new Counter(of(metricList.failures));
  const finalizeSeconds = new Histogram({ ...of(metricList.finalizeSeconds), buckets: ofWork });
  const registerSeconds = new Histogram({ ...of(metricList.registerSeconds), buckets: ofCalls });
  const registerFailures = new Counter(of(metricList.registerFailures));
  const registerCached = new Counter(of(metricList.registerCached));
  const registerBroken = new Gauge(of(metricList.registerBroken));
  const waiting = new Gauge(of(metricList.waiting));
  const waitingSeconds = new Gauge(of(metricList.waitingSeconds));
  const handover = new Counter(of(metricList.handover));
  for (const outcome of handoverOutcomes) handover.inc({ outcome }, 0);
  const handoverPaused = new Gauge(of(metricList.handoverPaused));
  const locked = new Gauge(of(metricList.locked));
  const doneAlone = new Gauge(of(metricList.doneAlone));
  const waitForPool = new Gauge(of(metricList.poolWait));
  const instances = new Gauge(of(metricList.instances));
  const differing = new Gauge(of(metricList.differingInstances));
  const noteInstances = ({ all, byBuild, bySettings }: CountedInstances) => {
    instances.set(all);
    differing.set({ by: 'build' }, byBuild);
    differing.set({ by: 'settings' }, bySettings);
  };
  noteInstances({ all: 1, byBuild: 0, bySettings: 0 });
  const databaseUp = new Gauge(of(metricList.databaseUp));
  const ofDatabase = [waiting, waitingSeconds, handoverPaused, locked, doneAlone];
  const count = async () => {
    for (const { what, count: many, seconds } of await countWaiting({ db, now })) {
      waiting.set({ what }, many);
      waitingSeconds.set({ what }, seconds);
    }
    handoverPaused.set(Number(await isHandoverPaused({ db })));
    locked.set(await countLocked({ db, now }));
    doneAlone.set(await countDoneAlone({ db, now }));
  };
  return {
    noteCall: ({ method, route, status, code, seconds }) => {
      calls.inc({ method, route, status });
      if (code === undefined) callSeconds.observe({ method, route }, seconds);
      else failures.inc({ route, code });
    },
    noteFinalized: (outcome, seconds) => finalizeSeconds.observe({ outcome }, seconds),
    noteRegister: (register, outcome, seconds) => registerSeconds.observe({ register, outcome }, seconds),
    noteRegisterFailure: (register, code) => registerFailures.inc({ register, code }),
    noteRegisterCached: (register) => registerCached.inc({ register }),
    noteRegisterBroken: (register, isBroken) => registerBroken.set({ register }, Number(isBroken)),
    noteHandover: (outcome) => handover.inc({ outcome }),
    noteInstances,
    read: async () => {
      waitForPool.set(poolWait() / 1000);
      try {
        await count();
        databaseUp.set(1);
      } catch {
        // Whoever watches is told so, and of all that the process knows by itself.
        for (const gauge of ofDatabase) gauge.reset();
        databaseUp.set(0);
      }
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
