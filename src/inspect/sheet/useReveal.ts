import { useEffect, useRef, type RefObject } from 'react';
import type { Box } from './layout/boxes.ts';

const around = { inline: 24, block: 56 };

/**
 * Brings what is chosen into its window, once it is chosen and again where the window has become another one: what is chosen beside the
 * sheet may lie out of sight, and a panel that opens takes room from it.
 */
export const useReveal = (
  canvas: RefObject<HTMLElement | null>,
  place: (Box & { readonly id: string }) | undefined,
  { scale, width }: { readonly scale: number; readonly width: number },
): void => {
  const revealed = useRef<string>(undefined);
  useEffect(() => {
    const key = place && `${place.id} ${width}`;
    const window = canvas.current;
    if (revealed.current === key) return;
    revealed.current = key;
    if (!place || !window) return;
    window.scrollTo({
      left: within(
        window.scrollLeft,
        place.x * scale,
        place.width * scale,
        window.clientWidth,
        around.inline,
      ),
      top: within(window.scrollTop, place.y * scale, place.height * scale, window.clientHeight, around.block),
    });
  }, [canvas, place, scale, width]);
};

/** Where to scroll, from where it is scrolled, so that a length is seen with room around it. */
const within = (at: number, from: number, length: number, window: number, room: number): number => {
  if (from - room < at) return from - room;
  return Math.max(at, from + length + room - window);
};
