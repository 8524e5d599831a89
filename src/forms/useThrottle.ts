import { useEffect, useMemo, useRef } from 'react';

type Throttle = {
  /** Starts the wait unless it has started. */
  soon: () => void;
  /** Does a waiting job at once. */
  now: () => void;
  /** Forgets a waiting job. */
  stop: () => void;
};

/**
 * Runs a job at most once per interval (milliseconds), at the end of it, as last rendered. Leaving the page forgets it. The
 * functions returned stay the same between renders.
 */
export function useThrottle(job: () => void, interval: number): Throttle {
  const latest = useRef(job);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = job;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const stop = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const run = () => {
      stop();
      latest.current();
    };
    return {
      soon: () => (timer.current ??= setTimeout(run, interval)),
      now: () => timer.current !== undefined && run(),
      stop,
    };
  }, [interval]);
}
