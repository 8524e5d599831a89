import { useEffect } from 'react';

/** Gives the focus back to what had it, where a frame that nobody can get into takes it: a dialog that opens in one does. */
export const useOwnFocus = (): void => {
  useEffect(() => {
    let last: HTMLElement | undefined;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !isStill(target)) last = target;
    };
    const giveBack = () => {
      const taken = document.activeElement;
      if (!isStill(taken)) return;
      taken.blur();
      last?.focus({ preventScroll: true });
    };
    addEventListener('focusin', note);
    addEventListener('blur', giveBack);
    return () => {
      removeEventListener('focusin', note);
      removeEventListener('blur', giveBack);
    };
  }, []);
};

const isStill = (element: Element | null): element is HTMLIFrameElement =>
  element instanceof HTMLIFrameElement && element.inert;
