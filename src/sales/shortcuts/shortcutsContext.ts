import { createContext, use, useEffect, useEffectEvent } from 'react';
import { shownKey, type Shortcut, type ShortcutAction } from '#machines/sales/shortcuts/shortcuts.ts';

/** What a shortcut does here; `nth` says to the how-manieth of a list. */
export type Doing = (nth: number) => void;

/** The shortcuts around a page: whether they are on, which keys they have, and what they do. */
export interface ShortcutsAround {
  readonly isOn: boolean;
  readonly among: readonly Shortcut[];
  /** From now on a shortcut does this; returns what ends it. */
  readonly hear: (action: ShortcutAction, does: Doing) => () => void;
}

export const ShortcutsContext = createContext<ShortcutsAround>({
  isOn: false,
  among: [],
  hear: () => () => {},
});

/** Does something when a shortcut is pressed, as long as the component is there. */
export const useShortcut = (action: ShortcutAction, does: Doing): void => {
  const { hear } = use(ShortcutsContext);
  const doing = useEffectEvent(does);
  useEffect(() => hear(action, (nth) => doing(nth)), [hear, action]);
};

/**
 * The key of an action here, as it is shown and told; undefined while it is off.
 * @param nth which of the digits
 */
export const useKeyOf = (action: ShortcutAction, nth?: number): string | undefined =>
  shownKey(action, use(ShortcutsContext), nth);
