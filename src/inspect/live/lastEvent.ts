import type { TraceStep } from '../../../machines/flow/trace.ts';

/** The last event of a session that somebody sent: what the machine tells itself, such as a clock's tick, is none. */
export const lastEvent = (steps: readonly Pick<TraceStep, 'event'>[]): string | undefined =>
  steps.findLast(({ event }) => !event.startsWith('xstate.'))?.event;
