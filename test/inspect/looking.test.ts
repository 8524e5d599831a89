import { describe, expect, test } from 'vitest';
import { wrapped } from '#src/inspect/chart/boxes.ts';
import { nearestNode } from '#src/inspect/chart/nearestNode.ts';
import { fitted, pinched, revealed, zoomed } from '#src/inspect/chart/view.ts';

const window = { width: 400, height: 300 };
const box = (id: string, x: number, y: number) => ({ id, x, y, width: 100, height: 40 });

describe('looking at a chart', () => {
  test('a small one is seen whole, no larger than it is', () => {
    expect(fitted({ width: 200, height: 100 }, window)).toEqual({ x: 100, y: 100, scale: 1 });
  });

  test('one that is a little larger is seen whole, a little smaller than it is', () => {
    expect(fitted({ width: 383.3, height: 100 }, window).scale).toBeCloseTo(0.96);
  });

  test('of a large one so much is seen from its beginning as can be read: no text below 12 pixels', () => {
    expect(fitted({ width: 736, height: 104 }, window)).toEqual({ x: 16, y: 102, scale: 12 / 13 });
  });

  test('what lies under the pointer stays there', () => {
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 2, { x: 100, y: 50 })).toEqual({ x: -100, y: -50, scale: 2 });
  });

  test('two fingers that part make it larger around their middle', () => {
    const fingers = {
      was: { x: 100, y: 0 },
      is: { x: 200, y: 0 },
      other: { x: 0, y: 0 },
      corner: { x: 0, y: 0 },
    };
    expect(pinched({ x: 0, y: 0, scale: 1 }, fingers)).toEqual({ x: 0, y: 0, scale: 2 });
  });

  test('it moves just as far as a box needs to be seen', () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(revealed(view, box('seen', 50, 50), window)).toEqual(view);
    expect(revealed(view, box('right of it', 500, 50), window)).toEqual({ x: -216, y: 0, scale: 1 });
  });
});

describe('an arrow key', () => {
  const [middle, right, below] = [box('middle', 0, 0), box('right', 200, 10), box('below', 20, 100)];
  const boxes = [middle, right, below, box('far right', 400, 0)];

  test.each([
    ['ArrowRight', 'right'],
    ['ArrowDown', 'below'],
    ['ArrowLeft', undefined],
  ] as const)('%s leads to the nearest box that way: %s', (arrow, id) => {
    expect(nearestNode(boxes, middle, arrow)?.id).toBe(id);
  });
});

test.each([
  ['The way it goes', ['The way', 'it goes']],
  ['The way it goes on and on', ['The way', 'it…']],
  ['The way it ran on and on', ['The way', 'it ran…']],
  ['The way unending goes', ['The way', 'unendi…']],
  ['The way (it goes on)', ['The', 'way…']],
  ['The (a) way (it goes on)', ['The (a)', 'way…']],
  ['', ['']],
])('"%s" is wrapped into %j', (text, lines) => {
  expect(wrapped(text, { letters: 7, lines: 2 })).toEqual(lines);
});
