import { useEffect, useRef, type RefObject } from 'react';

/** The field of a page that had the focus last, wherever the focus has gone since. */
export const useFieldLeft = (): RefObject<HTMLElement | null> => {
  const left = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches('main form :is(input, select, textarea)'))
        left.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return left;
};
