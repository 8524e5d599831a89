import type { InspectionEvent } from 'xstate';
import { failureIn, isOfFlow, type TraceStep } from '#machines/flow/trace.ts';
import { countPages, type PageCounter } from './countPages.ts';

/** Counts of one visit of a flow. */
export interface VisitCounter extends Pick<PageCounter, 'refuse' | 'take' | 'giveBack'> {
  /** For the `inspect` of the system of actors, told after that of the trace. */
  readonly inspect: (event: InspectionEvent) => void;
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
  const { page, move, add, refuse, take, giveBack } = countPages({ now, isReloaded });
  let failure: string | undefined;
  const hear = (step: Pick<TraceStep, 'page' | 'failure'>) => {
    if (step.failure !== undefined && step.failure !== failure) add('FAILED', step.page, step.failure);
    failure = step.failure;
    move(step.page);
  };
  for (const step of steps()) hear(step);
  const files = new WeakSet<object>();
  return {
    inspect: (seen) => {
      if (seen.type !== '@xstate.snapshot') return;
      if (isOfFlow(seen.snapshot)) {
        const step = steps().at(-1);
        if (step) hear(step);
        const asked = askedIn(seen.event);
        if (asked !== undefined && asked !== page()) add('CLOSED', asked);
        return;
      }
      const refusal = fileRefusalIn(seen.snapshot);
      if (refusal === undefined || files.has(refusal)) return;
      files.add(refusal);
      add('FILE', page() ?? '', refusal.code);
    },
    refuse,
    take,
    giveBack,
  };
};

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
