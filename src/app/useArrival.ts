import { useEffect, useRef } from 'react';

/** Takes the code of the page shown; moves focus to its heading and the view to its top when it changes, not on the first one. */
export const useArrival = (code: string): void => {
  const shown = useRef(code);
  useEffect(() => {
    if (shown.current === code) return;
    shown.current = code;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [code]);
};
