import type { ReactNode } from 'react';
import type { ShortcutAction } from '#machines/sales/shortcuts/shortcuts.ts';
import { Button } from '#src/layout/Button.tsx';
import type { IconName } from '#src/layout/icons.ts';
import { Hint } from './Hint.tsx';
import { useKeyOf } from './shortcutsContext.ts';

interface Props {
  readonly of: ShortcutAction;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly icon?: IconName;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button with the key that does the same. */
export const KeyedButton = ({ of: action, children, ...rest }: Props) => (
  <Button {...rest} aria-keyshortcuts={useKeyOf(action)}>
    {children}
    <Hint of={action} />
  </Button>
);
