import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Place, Placed } from './layoutChart.ts';
import { fitted, moved, pinched, revealed, zoomed, type Point, type Size, type View } from './view.ts';

export interface Looking {
  /** The window the chart is drawn in. */
  readonly frame: RefObject<SVGSVGElement | null>;
  readonly view: View;
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
  readonly reveal: (place: Place) => void;
  readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
}

/** How a chart is looked at, and the functions that move and zoom it. */
export const useView = (placed: Placed, window: Size): Looking => {
  const frame = useRef<SVGSVGElement>(null);
  const [view, setView] = useState<View>(() => fitted(placed, window));
  const fingers = useRef(new Map<number, Point>());
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
    onPointerDown: ({ pointerId, clientX, clientY }) => {
      fingers.current.set(pointerId, { x: clientX, y: clientY });
    },
    onPointerMove: (event) => {
      const was = fingers.current.get(event.pointerId);
      if (!was) return;
      const is = { x: event.clientX, y: event.clientY };
      // A press that trembles is still a press: the pointer is caught once it travels.
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) {
        if (Math.hypot(is.x - was.x, is.y - was.y) < 5) return;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const [other] = [...fingers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
      fingers.current.set(event.pointerId, is);
      const { left, top } = event.currentTarget.getBoundingClientRect();
      setView((now) =>
        other ? pinched(now, { was, is, other, corner: { x: left, y: top } }) : moved(now, was, is),
      );
    },
    onPointerUp: ({ pointerId }) => {
      fingers.current.delete(pointerId);
    },
  };
};
