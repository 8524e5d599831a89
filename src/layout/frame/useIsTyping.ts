import { useSyncExternalStore } from 'react';
import { textBoxes } from '#src/layout/textBoxes.ts';

const isTyping = () => document.activeElement?.matches(textBoxes) ?? false;

const listen = (changed: () => void) => {
  const events = ['focusin', 'focusout'] as const;
  // What is left has lost the focus only once the event is over.
  const look = () => queueMicrotask(changed);
  for (const event of events) document.addEventListener(event, look);
  return () => {
    for (const event of events) document.removeEventListener(event, look);
  };
};

/**
 * True while something is typed into a box. A style that asked for it by `:has(:focus)` would have everything in the form drawn
 * anew whenever the focus moves.
 */
export const useIsTyping = (): boolean => useSyncExternalStore(listen, isTyping, () => false);
