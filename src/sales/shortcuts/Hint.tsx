import { use } from 'react';
import { ShortcutsContext } from './shortcutsContext.ts';
import styles from './Shortcuts.module.css';

/** The key that does the same as what it stands beside; nothing where the shortcuts are off. */
export const Hint = ({ of: key }: { readonly of: string }) =>
  use(ShortcutsContext).isOn ? (
    <kbd className={styles['hint']} aria-hidden="true">
      {key}
    </kbd>
  ) : null;
