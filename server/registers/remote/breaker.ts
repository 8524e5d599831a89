import { circuitBreaker, CountBreaker, handleAll } from 'cockatiel';

/** Of so many questions asked last, half must fail before a register is asked no more; after a start the first few are enough. */
const last = { size: 10, minimumNumberOfCalls: 5, threshold: 0.49 };
/** Milliseconds after which one question tries whether it is back. */
const probe = 10_000;

/** Puts questions to a register while it answers. */
export type Break = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

/**
 * A circuit breaker of one register: one that fails again and again is not waited for. Then every question rejects at once, but for
 * one each ten seconds; the first that is answered closes it. Hears when it opens and closes.
 */
export function openBreaker(heard: (isOpen: boolean) => void): Break {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: probe, breaker: new CountBreaker(last) });
  let isOpen = false;
  const hear = (now: boolean) => {
    if (now !== isOpen) heard(now);
    isOpen = now;
  };
  breaker.onBreak(() => hear(true));
  breaker.onReset(() => hear(false));
  return (ask) => breaker.execute(ask);
}
