import { useRef, useState, type PointerEvent, type RefObject } from 'react';

interface Dragging {
  readonly 'data-dragged': boolean;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

const trembling = 5;

/** What makes a mouse drag what is scrolled. A finger scrolls it as it scrolls everything. */
export const useDrag = (scrolled: RefObject<HTMLElement | null>): Dragging => {
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const [isDragged, setIsDragged] = useState(false);
  const end = () => {
    from.current = undefined;
    setIsDragged(false);
  };
  return {
    'data-dragged': isDragged,
    onPointerDown: ({ pointerType, button, clientX, clientY }) => {
      if (pointerType === 'mouse' && button === 0) from.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }) => {
      const was = from.current;
      if (!was) return;
      // A press that trembles is still a press.
      if (!isDragged && Math.hypot(clientX - was.x, clientY - was.y) < trembling) return;
      if (!isDragged) currentTarget.setPointerCapture(pointerId);
      setIsDragged(true);
      scrolled.current?.scrollBy(was.x - clientX, was.y - clientY);
      from.current = { x: clientX, y: clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
};
