import { useEffect, useRef, type KeyboardEvent, type RefCallback } from 'react';
import type { Box } from './layout/boxes.ts';
import { isArrow, nearestNode } from '#src/inspect/chart/nearestNode.ts';

/** What makes something on a sheet reachable by keys: one of them is a stop of the Tab key, arrows lead to the nearest other. */
export interface Item {
  readonly ref: RefCallback<SVGGElement>;
  readonly tabIndex: 0 | -1;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>) => void;
}
export type ItemOf = (id: string) => Item;

interface Keys {
  /** Everything that can be reached, with its place. */
  readonly places: readonly (Box & { readonly id: string })[];
  /** The one that the Tab key leads to, the first where it is not there. */
  readonly entrance: string | undefined;
  readonly onPress: (id: string) => void;
  /** What else a key does; true where it does something. */
  readonly onKey: (key: string) => boolean;
}

/** Items of a sheet by their ids. Who closes what was chosen goes on where it was. */
export const useItems = ({ places, entrance, onPress, onKey }: Keys): ItemOf => {
  const elements = useRef(new Map<string, SVGGElement>());
  const first = places.some(({ id }) => id === entrance) ? entrance : places[0]?.id;
  const left = useRef(entrance);
  useEffect(() => {
    if (entrance === undefined && document.activeElement === document.body)
      elements.current.get(left.current ?? '')?.focus();
    left.current = entrance;
  }, [entrance]);
  return (id) => ({
    ref: (element) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
    tabIndex: id === first ? 0 : -1,
    onClick: () => onPress(id),
    onKeyDown: (event) => {
      const { key } = event;
      const place = places.find((one) => one.id === id);
      if (place && isArrow(key)) elements.current.get(nearestNode(places, place, key)?.id ?? '')?.focus();
      else if (key === 'Enter' || key === ' ') onPress(id);
      else if (!onKey(key)) return;
      event.preventDefault();
    },
  });
};
