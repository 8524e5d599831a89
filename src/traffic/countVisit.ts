import type { InspectionEvent } from 'xstate';
import { failureIn, isOfFlow, type TraceStep } from '#machines/flow/trace.ts';
import { addCount } from '#machines/service/analysts/addCount.ts';
import { stays, type TrafficCount, type TrafficKind } from '#machines/service/analysts/traffic.ts';
import { ofAnyRow } from '#machines/subject/path.ts';

/** An answer that Continue refused: its name in the form, and the key of its message. */
export interface RefusedAnswer {
  readonly name: string;
  readonly key: string;
}

/** Counts of one visit of a flow. */
export interface VisitCounter {
  /** For the `inspect` of the system of actors, told after that of the trace. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Continue was refused for these answers. */
  readonly refuse: (answers: readonly RefusedAnswer[]) => void;
  /** What was counted since the last time, and begins anew. */
  readonly take: () => readonly TrafficCount[];
  /** Counts once more what could not be sent. */
  readonly giveBack: (counts: readonly TrafficCount[]) => void;
}

interface Options {
  /** The trace of the session: names of states and events, no answer. */
  readonly steps: () => readonly TraceStep[];
  /** Milliseconds of a clock. */
  readonly now: () => number;
  /** True where the document was loaded once more: the visit goes on. */
  readonly isReloaded: boolean;
}

/** Counts what happens on the pages of a flow from its trace, from the steps on that there are already. */
export const countVisit = ({ steps, now, isReloaded }: Options): VisitCounter => {
  const counts = new Map<string, TrafficCount>();
  const add = (kind: TrafficKind, page: string, what = '') =>
    addCount(counts, { kind, page, what, count: 1 });
  let page: string | undefined;
  let failure: string | undefined;
  let since = now();
  const move = (step: Pick<TraceStep, 'page' | 'failure'>) => {
    if (step.failure !== undefined && step.failure !== failure) add('FAILED', step.page, step.failure);
    failure = step.failure;
    if (step.page === page) return;
    if (page !== undefined) {
      add('MOVED', page, step.page);
      add('STAYED', page, stayOf(now() - since));
    } else if (!isReloaded) add('OPENED', step.page);
    page = step.page;
    since = now();
  };
  for (const step of steps()) move(step);
  const files = new WeakSet<object>();
  return {
    inspect: (seen) => {
      if (seen.type !== '@xstate.snapshot') return;
      if (isOfFlow(seen.snapshot)) {
        const step = steps().at(-1);
        if (step) move(step);
        const asked = askedIn(seen.event);
        if (asked !== undefined && asked !== page) add('CLOSED', asked);
        return;
      }
      const refusal = fileRefusalIn(seen.snapshot);
      if (refusal === undefined || files.has(refusal)) return;
      files.add(refusal);
      add('FILE', page ?? '', refusal.code);
    },
    refuse: (answers) => {
      // A row is any row: how many somebody has is theirs alone.
      for (const { name, key } of answers)
        if (page !== undefined) add('ERROR', page, `${ofAnyRow(name)}:${key}`);
    },
    take: () => {
      const taken = [...counts.values()];
      counts.clear();
      return taken;
    },
    giveBack: (given) => {
      for (const one of given) addCount(counts, one);
    },
  };
};

/** Which of the same a time on a page is, in milliseconds. */
const stayOf = (time: number): string => stays.find((most) => time <= Number(most) * 1000) ?? '3600';

/** The page that an address or a link asked for. */
const askedIn = (event: object): string | undefined =>
  'type' in event && event.type === 'OPEN' && 'page' in event && typeof event.page === 'string'
    ? event.page
    : undefined;

/** Why a file was refused, told by what only uploads have. */
const fileRefusalIn = (snapshot: object): { readonly code: string } | undefined => {
  const context = 'context' in snapshot ? snapshot.context : undefined;
  const isUpload =
    typeof context === 'object' && context !== null && 'documentType' in context && 'progress' in context;
  return isUpload ? failureIn(snapshot) : undefined;
};
