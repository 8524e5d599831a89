import { useEffect, useRef } from 'react';

/** A page opened by a button of another one, which it leads back to. */
interface Aside {
  readonly from: string;
  readonly code: string;
  /** Which of the buttons that lead there it was. */
  readonly at: number;
}

/**
 * Moves the focus to the heading of the page, and the view to its top, whenever the code of the page changes, but not for the
 * first page. Whoever comes back from an aside, a page opened by a button of this one (`data-leads-to`), goes on at that button.
 */
export const useArrival = (code: string, isAside = false): void => {
  const shown = useRef(code);
  const aside = useRef<Aside>(undefined);
  const pressed = useRef(0);
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-leads-to]') : null;
      if (button) pressed.current = [...buttonsTo(button.dataset['leadsTo'])].indexOf(button);
    };
    // Before the button does what it is there for.
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);
  useEffect(() => {
    const left = shown.current;
    shown.current = code;
    if (left === code) return;
    const ended = aside.current?.from === code ? aside.current : undefined;
    if (ended || !isAside) aside.current = undefined;
    else aside.current ??= { from: left, code, at: pressed.current };
    const buttons = ended ? buttonsTo(ended.code) : undefined;
    const from = ended && (buttons?.[ended.at] ?? buttons?.[0]);
    if (from) {
      from.scrollIntoView({ block: 'center' });
      from.focus({ preventScroll: true });
      return;
    }
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [code, isAside]);
};

const buttonsTo = (code = ''): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(`[data-leads-to="${code}"]`);
