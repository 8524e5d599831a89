import type { InspectionEvent } from 'xstate';

/** One step of a session, without any answer: names of states and events, a code, a time. */
export interface TraceStep {
  /** Milliseconds since the trace began. */
  readonly after: number;
  /** Type of the event. */
  readonly event: string;
  /** Code of the page. */
  readonly page: string;
  /** State of the request region: `idle`, `working.saving`. */
  readonly request: string;
  readonly session: string;
  /** Code of the failure the flow stands in. */
  readonly failure?: string;
}

export interface Trace {
  /** For `createActor(machine, { inspect })`. */
  readonly inspect: (event: InspectionEvent) => void;
  /** The steps so far, oldest first; the oldest are forgotten. */
  readonly steps: () => readonly TraceStep[];
}

/**
 * Takes the clock and how many steps to keep; gives a value-free trace of a flow: it may go with an error report, to the helpdesk
 * and to the log.
 */
export const createTrace = ({ now, limit = 200 }: { now: () => number; limit?: number }): Trace => {
  const began = now();
  let steps: readonly TraceStep[] = [];
  return {
    inspect: (seen) => {
      if (seen.type !== '@xstate.snapshot' || seen.actorRef.sessionId !== seen.rootId) return;
      const step = stepOf(seen.snapshot, seen.event.type, now() - began);
      if (step && !isTick(step, steps.at(-1))) steps = [...steps, step].slice(-limit);
    },
    steps: () => steps,
  };
};

/** A clock that ticks and moves nothing would push out, in a quarter of an hour, what led to a failure. */
const isTick = (step: TraceStep, last: TraceStep | undefined) =>
  step.event.startsWith('xstate.snapshot.') &&
  step.page === last?.page &&
  step.request === last.request &&
  step.session === last.session &&
  step.failure === last.failure;

const stepOf = (snapshot: object, event: string, after: number): TraceStep | undefined => {
  const value = 'value' in snapshot ? snapshot.value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const { page, request, session } = { page: '', request: '', session: '', ...value };
  const failure = failureOf(snapshot);
  return {
    after,
    event,
    page: nameOf(page),
    request: nameOf(request),
    session: nameOf(session),
    ...(failure && { failure }),
  };
};

/** `{ working: 'saving' }` -> `working.saving`. */
const nameOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${nameOf(inner)}`)
    .join(' ');
};

const failureOf = (snapshot: object): string | undefined => {
  const context = 'context' in snapshot ? snapshot.context : undefined;
  if (typeof context !== 'object' || context === null || !('failure' in context)) return undefined;
  const { failure } = context;
  return typeof failure === 'object' && failure !== null && 'code' in failure
    ? String(failure.code)
    : undefined;
};
