import { useEffect, useRef } from 'react';
import type { PressedToGive } from '#machines/sales/shortcuts/shortcutsMachine.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { pressedIn } from './pressedIn.ts';
import styles from './Shortcuts.module.css';

interface Props {
  /** What the shortcut does, in words. */
  readonly does: string;
  /** Of the text that says what may be pressed. */
  readonly describedBy: string;
  readonly onPress: (pressed: PressedToGive) => void;
  readonly onLeave: () => void;
}

/** Takes the next key. It is a box, so that screen readers leave the keys to it. */
export const KeyBox = ({ does, describedBy, onPress, onLeave }: Props) => {
  const { t } = useTexts('clients');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <input
      ref={box}
      className={styles['box']}
      readOnly
      value={t('shortcuts.press')}
      aria-label={t('shortcuts.newKey', { action: does })}
      aria-describedby={describedBy}
      onBlur={onLeave}
      onKeyDown={({ nativeEvent: event }) => {
        const pressed = pressedIn(event);
        // The browser goes on doing what is its own, and Tab leads on.
        if (!pressed.isCommand && event.key !== 'Tab') event.preventDefault();
        if (!event.repeat) onPress(pressed);
      }}
    />
  );
};
