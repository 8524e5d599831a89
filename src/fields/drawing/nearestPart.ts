const directions = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;

const isDirection = (key: string): key is keyof typeof directions => key in directions;

/**
 * The part of a drawing, marked with `data-part`, that an arrow key leads to from the focused part: ahead, near, and straight
 * ahead rather than to the side. Undefined where the drawing ends and for any other key.
 */
export function nearestPart(
  drawing: SVGSVGElement | null,
  key: string,
  from: string,
): SVGGElement | undefined {
  if (!drawing || !isDirection(key)) return undefined;
  const [dx, dy] = directions[key];
  const parts = [...drawing.querySelectorAll<SVGGElement>('[data-part]')];
  const start = parts.find((part) => part.dataset['part'] === from);
  if (!start) return undefined;
  const here = middleOf(start);
  const ahead = parts.flatMap((part) => {
    const there = middleOf(part);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    return part !== start && along > 1 ? [{ part, distance: along + 2 * aside }] : [];
  });
  return ahead.toSorted((one, other) => one.distance - other.distance)[0]?.part;
}

function middleOf(part: SVGGElement) {
  const { x, y, width, height } = part.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
