import { useEffect, useState } from 'react';
import { helpLasts } from '#machines/service/assist/assistCalls.ts';

const often = 15_000;
const minute = 60_000;

/** The time, kept up with as closely as minutes need. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), often);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** The minutes that are left of a help, the last of them until it is over. */
export const minutesLeft = (until: string, now: number): number =>
  Math.min(helpLasts / minute, Math.max(0, Math.ceil((Date.parse(until) - now) / minute)));
