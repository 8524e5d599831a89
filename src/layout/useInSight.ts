import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings into sight what a press has added further down: on a phone it would come below the screen and nobody would know.
 * Whoever works with the keys is left where the focus is.
 *
 * @param shown what is shown there; another one has just come
 * @returns the ref of the element it comes into
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
