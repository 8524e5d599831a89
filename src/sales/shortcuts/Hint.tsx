import type { ShortcutAction } from '#machines/sales/shortcuts/shortcuts.ts';
import styles from './Shortcuts.module.css';
import { useKeyOf } from './shortcutsContext.ts';

interface Props {
  readonly of: ShortcutAction;
  /** Which of the digits. */
  readonly nth?: number;
}

/** The key that does the same as what it stands beside; nothing where it is off. */
export const Hint = ({ of: action, nth }: Props) => {
  const key = useKeyOf(action, nth);
  return key === undefined ? null : (
    <kbd className={styles['hint']} aria-hidden="true">
      {key}
    </kbd>
  );
};
