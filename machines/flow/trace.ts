import type { InspectionEvent } from 'xstate';

/** One step of a session, without any answer: names of states and events, a code, a time. */
export interface TraceStep {
  /** Milliseconds since the trace began. */
  readonly after: number;
  /** Type of the event. */
  readonly event: string;
  /** Code of the page. */
  readonly page: string;
  /** State of the request region: `open.idle`, `occupied.working.saving.underWay`. */
  readonly request: string;
  readonly session: string;
  /** Code of the failure that the flow is in. */
  readonly failure?: string;
}

export interface Trace {
  /** For `createActor(machine, { inspect })`. */
  readonly inspect: (event: InspectionEvent) => void;
  /** The steps so far, the oldest first. The oldest are forgotten beyond the limit. */
  readonly steps: () => readonly TraceStep[];
}

/**
 * A trace of a flow that holds no values, so that it may go with an error report, to the helpdesk and into the log. It keeps the
 * latest steps, up to the limit.
 */
export const createTrace = ({ now, limit = 200 }: { now: () => number; limit?: number }): Trace => {
  const began = now();
  let steps: readonly TraceStep[] = [];
  return {
    inspect: (seen) => {
      if (seen.type !== '@xstate.snapshot' || !isOfFlow(seen.snapshot)) return;
      const step = stepOf(seen.snapshot, seen.event.type, now() - began);
      if (step && !isTick(step, steps.at(-1))) steps = [...steps, step].slice(-limit);
    },
    steps: () => steps,
  };
};

/**
 * True when a snapshot is of the machine of a flow, told by its regions: the root of its system or a child of the application.
 */
export const isOfFlow = (snapshot: object): boolean => {
  const value = 'value' in snapshot ? snapshot.value : undefined;
  return typeof value === 'object' && value !== null && 'page' in value && 'request' in value;
};

/** A clock that ticks without effect would, within a quarter of an hour, push out what led to a failure. */
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

const failureOf = (snapshot: object): string | undefined => failureIn(snapshot)?.code;

/** The failure that the context of a snapshot holds; undefined for none. */
export const failureIn = (snapshot: object): { readonly code: string } | undefined => {
  const context = 'context' in snapshot ? snapshot.context : undefined;
  if (typeof context !== 'object' || context === null || !('failure' in context)) return undefined;
  return isCoded(context.failure) ? context.failure : undefined;
};

const isCoded = (failure: unknown): failure is { readonly code: string } =>
  typeof failure === 'object' && failure !== null && 'code' in failure && typeof failure.code === 'string';
