import type { PressedToGive } from '#machines/sales/shortcuts/shortcutsMachine.ts';

/** A key as it was pressed. What AltGr types is a character, although some systems say that Ctrl and Alt are held. */
export const pressedIn = (event: KeyboardEvent): PressedToGive => {
  const { key, code, shiftKey, altKey, ctrlKey, metaKey } = event;
  const isThird = event.getModifierState('AltGraph');
  return {
    key,
    code,
    isShift: shiftKey,
    isAlt: altKey && !isThird,
    isCommand: metaKey || (ctrlKey && !isThird),
  };
};
