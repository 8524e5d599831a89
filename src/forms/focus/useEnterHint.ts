import { useEffect } from 'react';

const boxes = 'input:not([hidden], [type=radio], [type=checkbox], [type=file]), textarea';

/** Says on the keyboard of a phone what its Enter does in the box that has the focus: it goes to the next one, or it sends the page. */
export function useEnterHint(): void {
  useEffect(() => {
    document.addEventListener('focusin', hint);
    return () => document.removeEventListener('focusin', hint);
  }, []);
}

const hint = ({ target }: FocusEvent) => {
  if (!(target instanceof HTMLInputElement) || !target.form || !target.matches(boxes)) return;
  const last = [...target.form.querySelectorAll(boxes)].at(-1);
  target.enterKeyHint = last === target ? 'go' : 'next';
};
