import { useEffect, type RefObject } from 'react';

/**
 * Ctrl and K, or Command and K, lead to the field of a search, the arrows from there to the links it found and among them, Escape
 * back. With a modifier the keys disturb nobody who speaks to their computer. Source: WCAG 2.2, 2.1.4.
 */
export const useSearchKeys = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const to = form.current && placeFor(event, form.current);
      if (!to) return;
      event.preventDefault();
      to.focus();
      if (to instanceof HTMLInputElement) to.select();
    };
    addEventListener('keydown', lead);
    return () => removeEventListener('keydown', lead);
  }, [form]);
};

/** The links that a search has found, in their order. */
export const linksIn = (form: HTMLFormElement): readonly HTMLElement[] => [...form.querySelectorAll('a')];

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What a key leads to, undefined for another key or where there is nothing. */
const placeFor = (event: KeyboardEvent, form: HTMLFormElement): HTMLElement | undefined => {
  const field = form.querySelector('input') ?? undefined;
  const isOnlyModified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (isOnlyModified && event.key.toLowerCase() === 'k') return field;
  const places = [...(field ? [field] : []), ...linksIn(form)];
  const at = places.findIndex((place) => place === document.activeElement);
  if (at === -1) return undefined;
  // In the field Escape empties it, as browsers do.
  if (event.key === 'Escape') return at === 0 ? undefined : field;
  const step = steps[event.key];
  return step === undefined ? undefined : places[at + step];
};
