import type { Place } from './layoutChart.ts';

/** How a chart is looked at: its own point (0, 0) is at x, y of the window, and one of its pixels is `scale` large. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

const margin = 16;
const limits = { smallest: 0.1, largest: 2.5 };

/** The smallest text, of 13 pixels, is never fitted below 12. */
const legible = 12 / 13;

/** The view in which all of a chart is seen, or as much of it from its beginning as can be read. */
export const fitted = (chart: Size, window: Size): View => {
  const scale = Math.min(
    1,
    Math.max(
      legible,
      Math.min((window.width - 2 * margin) / chart.width, (window.height - 2 * margin) / chart.height),
    ),
  );
  return {
    x: Math.max(margin, (window.width - chart.width * scale) / 2),
    y: Math.max(margin, (window.height - chart.height * scale) / 2),
    scale,
  };
};

/** A view made larger around a point of the window that stays where it is. */
export const zoomed = (view: View, factor: number, around: Point): View => {
  const scale = Math.min(limits.largest, Math.max(limits.smallest, view.scale * factor));
  const ratio = scale / view.scale;
  return { x: around.x - (around.x - view.x) * ratio, y: around.y - (around.y - view.y) * ratio, scale };
};

/** A view that follows a pointer, by where it was and is. */
export const moved = (view: View, was: Point, is: Point): View => ({
  ...view,
  x: view.x + is.x - was.x,
  y: view.y + is.y - was.y,
});

/** A view held between two fingers: where one was and is, where the other stays, and the corner of the window. */
export const pinched = (view: View, { was, is, other, corner }: Pinch): View => {
  const far = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
  const middle = (point: Point) => ({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
  const [before, after] = [middle(was), middle(is)];
  const around = { x: after.x - corner.x, y: after.y - corner.y };
  return zoomed(moved(view, before, after), far(is) / far(was), around);
};

interface Pinch {
  readonly was: Point;
  readonly is: Point;
  readonly other: Point;
  readonly corner: Point;
}

/** A view moved just far enough for a place to be seen whole. */
export const revealed = (view: View, place: Place, window: Size): View => ({
  scale: view.scale,
  x: within(view.x, place.x * view.scale, place.width * view.scale, window.width),
  y: within(view.y, place.y * view.scale, place.height * view.scale, window.height),
});

const within = (at: number, from: number, length: number, window: number): number => {
  if (at + from < margin) return margin - from;
  if (at + from + length > window - margin) return window - margin - from - length;
  return at;
};
