import { describe, expect, test } from 'vitest';
import {
  brightnessAt,
  flatShare,
  greyOf,
  judgePhoto,
  meanOf,
  sharpness,
  type GreyPicture,
} from '#src/service/photos/judgePhoto.ts';

type Shade = (x: number, y: number) => number;

const picture = (shade: Shade, width = 400, height = 300): GreyPicture => ({
  width,
  height,
  values: Uint8Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))),
});

/** Stripes of 40 pixels in two shades, whose edges are that many pixels wide. */
const stripes =
  ({ edge = 0, dark = 60, bright = 200 }): Shade =>
  (x) => {
    const inside = 20 - Math.abs((x % 80) - 40);
    const share = edge === 0 ? Number(inside >= 0) : Math.min(1, Math.max(0, inside / edge + 0.5));
    return dark + (bright - dark) * share;
  };

/** A camera's noise, the same each time. */
const noise: Shade = (x, y) => (x * 7919 + y * 104_729) % 9;

const plain: Shade = () => 128;
/** A door in one colour with a strip along it. */
const door: Shade = (x, y) => (x > 60 && x < 340 && y > 100 && y < 115 ? 20 : 190);
/** A night with one lamp, which lights a third of what is seen. */
const lamp: Shade = (x, y) => (x < 133 ? stripes({ dark: 40, bright: 220 })(y, x) : 8);

const taken = { width: 4000, height: 3000, isOfThing: true };

const screen = picture(stripes({}));
const seen = picture((x, y) => stripes({})(x, y) + noise(x, y));

describe('a photo', () => {
  test.each([
    ['with sharp edges in daylight says nothing', stripes({}), undefined],
    ['with edges of one pixel says nothing', stripes({ edge: 1 }), undefined],
    ['with weak sharp edges says nothing', stripes({ dark: 100, bright: 140 }), undefined],
    ['of a door in one colour with a strip along it says nothing', door, undefined],
    ['at night with a lamp on the damage says nothing', lamp, undefined],
    ['whose edges are wide is blurred', stripes({ edge: 16 }), 'BLURRED'],
    ['of a single colour is blurred', plain, 'BLURRED'],
    ['taken in the dark is dark', stripes({ dark: 4, bright: 40 }), 'DARK'],
    ['that is black is dark, not blurred', () => 0, 'DARK'],
  ] as const)('%s', (_, shade, advice) => {
    expect(judgePhoto(taken, picture(shade))).toBe(advice);
  });

  test.each([
    ['of 640 by 480 says nothing', { width: 640, height: 480 }, undefined],
    ['of 639 by 469 is too small', { width: 639, height: 469 }, 'TOO_SMALL'],
    ['of 1600 by 399 is too small, whatever its shape', { width: 1600, height: 399 }, 'TOO_SMALL'],
    ['three times as wide as high says nothing', { width: 3000, height: 1000 }, undefined],
    ['wider than that is a strip', { width: 3001, height: 1000 }, 'STRIP'],
    ['higher than that is a strip', { width: 1000, height: 3001 }, 'STRIP'],
  ] as const)('%s', (_, size, advice) => {
    expect(judgePhoto({ ...size, isOfThing: true }, seen)).toBe(advice);
  });

  test.each([
    ['of the shape of a screen, as even as one, is a screenshot', taken, screen, 'SCREEN'],
    ['of the shape of a screen, as uneven as a camera sees, says nothing', taken, seen, undefined],
    ['of a paper may be a screenshot', { ...taken, isOfThing: false }, screen, undefined],
  ] as const)('%s', (_, kind, grey, advice) => {
    expect(judgePhoto({ ...kind, width: 1170, height: 2532 }, grey)).toBe(advice);
  });

  test('of a paper may be as long as a receipt', () => {
    expect(judgePhoto({ width: 900, height: 4000, isOfThing: false }, screen)).toBeUndefined();
  });
});

test('a colour is as bright as the eye takes it', () => {
  const colours = [
    [255, 255, 255, 255],
    [0, 0, 0, 255],
    [255, 0, 0, 255],
    [0, 255, 0, 255],
    [0, 0, 255, 255],
  ];
  const { values } = greyOf(Uint8ClampedArray.from(colours.flat()), 5, 1);
  expect([...values]).toEqual([255, 0, 76, 150, 29]);
});

test('mean, brightness and evenness are of the whole picture', () => {
  const half = picture((x) => (x < 200 ? 0 : 100));
  expect([meanOf(half), brightnessAt(half, 0.5), brightnessAt(half, 0.9), flatShare(half)]).toEqual([
    50,
    0,
    100,
    398 / 399,
  ]);
});

test('a picture without a pixel has nothing to measure', () => {
  const none = picture(plain, 0, 0);
  expect([meanOf(none), flatShare(none), sharpness(none)]).toEqual([0, 0, 0]);
});
