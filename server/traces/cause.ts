import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { traceparentOf } from '#machines/calls/traceparent.ts';

/** What registers are asked for: a page, the sending of a report, work after that, the sales application, how a claim stands. */
export type Purpose = 'FILL' | 'SEND' | 'LATER' | 'SALES' | 'STATUS';

/** Why the service does what it does right now. */
export interface Cause {
  /** The trace that it belongs to. Source: W3C Trace Context. */
  readonly traceparent: string;
  readonly purpose: Purpose;
  /** For whom: `REPORTER`, `SERVICE` for work of its own, `AGENT:` with the name by which an agent signs in. */
  readonly asker: string;
}

const causes = new AsyncLocalStorage<Cause>();

/** Why this is done; undefined for what nobody asked for. */
export const currentCause = (): Cause | undefined => causes.getStore();

/** The header by which somebody else takes up the trace; none for what nobody asked for. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const cause = currentCause();
  return cause ? { traceparent: cause.traceparent } : {};
}

/** Does what nobody asked for right now, whoever it is begun by. */
export const unasked = <Done>(work: () => Done): Done => causes.exit(work);

/** Why a job is done whose order belongs to a trace, or to none that is known. */
export const ofJob = (purpose: Purpose, traceparent: string | null): Cause => ({
  traceparent: traceparent ?? traceparentOf(randomUUID()),
  purpose,
  asker: 'SERVICE',
});

/** Does something, and all that follows from it, for a reason. */
export const because = <Done>(cause: Cause, work: () => Done): Done => causes.run(cause, work);
