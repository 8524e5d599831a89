import { useEffect, useState, type RefObject } from 'react';
import type { Sheet } from './layout/sheet.ts';

export type Zoom = 'in' | 'out' | 'whole';

const limits = { least: 0.75, most: 2.5 };
const step = 1.25;
const within = (scale: number) => Math.min(limits.most, Math.max(limits.least, scale));

/**
 * How large a sheet is shown, 1 where its text has its own size, and the function that changes it. The wheel changes it with Ctrl. All of
 * it is never made so small that nobody could read it.
 */
export const useZoom = (canvas: RefObject<HTMLElement | null>, { width, height }: Sheet) => {
  const [scale, setScale] = useState(1);
  // React listens to the wheel passively, so that it could not keep the page from zooming.
  useEffect(() => {
    const watched = canvas.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setScale((now) => within(now * Math.exp(-event.deltaY / 300)));
    };
    watched?.addEventListener('wheel', onWheel, { passive: false });
    return () => watched?.removeEventListener('wheel', onWheel);
  }, [canvas]);
  const zoom = (how: Zoom): void => {
    const { clientWidth = width, clientHeight = height } = canvas.current ?? {};
    const whole = Math.min(1, clientWidth / width, clientHeight / height);
    setScale((now) => within({ in: now * step, out: now / step, whole }[how]));
  };
  return { scale, zoom };
};
