import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of the page, and the view to its top, whenever the code of the page changes, but not for the
 * first page.
 */
export const useArrival = (code: string): void => {
  const shown = useRef(code);
  useEffect(() => {
    if (shown.current === code) return;
    shown.current = code;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [code]);
};
