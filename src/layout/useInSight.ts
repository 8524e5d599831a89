import { useEffect, useRef, type RefObject } from 'react';

/**
 * The ref of an element that is scrolled into view when what it shows changes to another value: on a phone it would appear below
 * the screen and nobody would notice. Somebody who uses the keyboard stays where the focus is.
 */
export function useInSight(shown: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const isNew = before.current !== shown;
    before.current = shown;
    if (!isNew || shown === undefined || document.activeElement?.matches(':focus-visible')) return;
    const isBelow = (place.current?.getBoundingClientRect().top ?? 0) > innerHeight / 2;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isBelow) place.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
  }, [shown]);
  return place;
}
