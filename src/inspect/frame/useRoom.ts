import { useSyncExternalStore } from 'react';

/** How much room the window has: a chart needs more than `NARROW`, an outline beside it more than `MIDDLE`, a panel with both `WIDEST`. */
export type Room = 'NARROW' | 'MIDDLE' | 'BROAD' | 'WIDEST';

const rooms = ['NARROW', 'MIDDLE', 'BROAD', 'WIDEST'] as const satisfies readonly Room[];
const limits = () => [48, 75, 100].map((rem) => matchMedia(`(width >= ${rem}rem)`));

const subscribe = (listener: () => void) => {
  const watched = limits();
  for (const limit of watched) limit.addEventListener('change', listener);
  return () => {
    for (const limit of watched) limit.removeEventListener('change', listener);
  };
};
const read = (): Room => rooms[limits().filter(({ matches }) => matches).length] ?? 'NARROW';

/** The room of the window, as it changes. */
export const useRoom = (): Room => useSyncExternalStore(subscribe, read);
