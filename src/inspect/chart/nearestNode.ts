import type { Place } from './layoutChart.ts';

const directions = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

export type Arrow = keyof typeof directions;

/** True for the name of a key that is an arrow. */
export const isArrow = (key: string): key is Arrow => key in directions;

/** The box nearest to the focused one in the direction of an arrow key, undefined where there is none. */
export const nearestNode = <Box extends Place & { readonly id: string }>(
  boxes: readonly Box[],
  from: Box,
  arrow: Arrow,
): Box | undefined => {
  const { x, y } = directions[arrow];
  const start = middle(from);
  const ahead = boxes.flatMap((box) => {
    const to = middle(box);
    const along = (to.x - start.x) * x + (to.y - start.y) * y;
    const aside = Math.abs((to.x - start.x) * y) + Math.abs((to.y - start.y) * x);
    return box.id !== from.id && along > 4 ? [{ box, far: along + 3 * aside }] : [];
  });
  return ahead.toSorted((one, other) => one.far - other.far)[0]?.box;
};

const middle = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 });
