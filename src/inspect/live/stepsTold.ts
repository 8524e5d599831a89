import type { TraceStep } from '../../../machines/flow/trace.ts';

/** The last event of a session that somebody sent; one that the machine sends itself, such as a clock's tick, is none. */
export const lastEvent = (steps: readonly Pick<TraceStep, 'event'>[]): string | undefined =>
  steps.findLast(({ event }) => !event.startsWith('xstate.'))?.event;

/** The page the reporter was on before this one, undefined on the first: specification section 3, previousModuleName. */
export const previousPageIn = (steps: readonly Pick<TraceStep, 'page'>[]): string | undefined =>
  steps.findLast(({ page }) => page !== steps.at(-1)?.page)?.page;

/** Whether an answer of the reporter is on its way to another page: specification section 3, inTransition. */
export const isInTransition = (steps: readonly Pick<TraceStep, 'request'>[]): boolean =>
  steps.at(-1)?.request.startsWith('occupied.') ?? false;
