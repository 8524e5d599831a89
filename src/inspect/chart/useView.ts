import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Place, Placed } from './layoutChart.ts';
import { fitted, opening, revealed, zoomed, type Size, type View } from './view.ts';

export interface Looking {
  /** The window the chart is drawn in. */
  readonly frame: RefObject<SVGSVGElement | null>;
  readonly view: View;
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
  readonly reveal: (place: Place) => void;
  readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
}

/** Takes a chart and how wide its window is at first; gives how it is looked at, and what moves and zooms it. */
export const useView = (placed: Placed, width: number): Looking => {
  const frame = useRef<SVGSVGElement>(null);
  const [view, setView] = useState<View>(() => opening(placed, width));
  const from = useRef({ x: 0, y: 0 });
  const size = useCallback(
    (): Size => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 }),
    [],
  );
  const reveal = useCallback((place: Place) => setView((now) => revealed(now, place, size())), [size]);
  // React listens to the wheel passively, so that it could not keep the page from zooming.
  useEffect(() => {
    const svg = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left = 0, top = 0 } = svg?.getBoundingClientRect() ?? {};
      const around = { x: event.clientX - left, y: event.clientY - top };
      setView((now) => zoomed(now, Math.exp(-event.deltaY / 300), around));
    };
    svg?.addEventListener('wheel', onWheel, { passive: false });
    return () => svg?.removeEventListener('wheel', onWheel);
  }, []);
  return {
    frame,
    view,
    fit: () => setView(fitted(placed, size())),
    zoom: (factor) => setView((now) => zoomed(now, factor, { x: size().width / 2, y: size().height / 2 })),
    reveal,
    onPointerDown: ({ clientX, clientY }) => {
      from.current = { x: clientX, y: clientY };
    },
    onPointerMove: (event) => {
      if (event.buttons !== 1) return;
      const { clientX, clientY } = event;
      const [x, y] = [clientX - from.current.x, clientY - from.current.y];
      // A press that trembles is still a press: the pointer is caught once it travels.
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) {
        if (Math.hypot(x, y) < 5) return;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      from.current = { x: clientX, y: clientY };
      setView((now) => ({ ...now, x: now.x + x, y: now.y + y }));
    },
  };
};
