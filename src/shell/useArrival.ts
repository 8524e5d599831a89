import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of the page, and the view to its top, whenever the code of the page changes, but not for the
 * first page. A page with a button to the one that was left (`data-leads-to`) goes on at that button.
 */
export const useArrival = (code: string): void => {
  const shown = useRef(code);
  useEffect(() => {
    const left = shown.current;
    if (left === code) return;
    shown.current = code;
    const from = document.querySelector<HTMLElement>(`[data-leads-to="${left}"]`);
    if (from) {
      from.scrollIntoView({ block: 'center' });
      from.focus({ preventScroll: true });
      return;
    }
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [code]);
};
