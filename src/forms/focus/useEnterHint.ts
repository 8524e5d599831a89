import { useEffect } from 'react';
import { textBoxes } from '#src/layout/textBoxes.ts';

/** Says on the keyboard of a phone what its Enter does in the box that has the focus: it goes to the next one, or it sends the page. */
export function useEnterHint(): void {
  useEffect(() => {
    document.addEventListener('focusin', hint);
    return () => document.removeEventListener('focusin', hint);
  }, []);
}

const hint = ({ target }: FocusEvent) => {
  if (!(target instanceof HTMLInputElement) || !target.form || !target.matches(textBoxes)) return;
  const last = [...target.form.querySelectorAll(textBoxes)].at(-1);
  target.enterKeyHint = last === target ? 'go' : 'next';
};
