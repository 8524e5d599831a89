import type { PhotoAdvice } from '#machines/actors/files/photo.ts';

/** A picture in shades of grey, row by row from the top left, 0 black to 255 white. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/** CSS pixels of the longer side that a photo is judged at: the noise of a camera is averaged away, and edges are left. */
export const judgedAt = 800;

const [fewestPixels, shortestSide] = [300_000, 400];
const longestStrip = 3;
/** From here on a picture is the shape of a telephone's screen; what cameras take is at most 16 : 9. */
const screenRatio = 1.85;
const flatScreen = 0.7;
const [darkMean, darkHighlights] = [45, 90];
/** Pixels of a side of the squares that sharpness is looked for in. */
const square = 40;
const sharpEnough = 30;

/** A picture as it came, before it was made smaller. */
export interface TakenPhoto {
  readonly width: number;
  readonly height: number;
  /** It shows a thing or a place; a paper may be as long as it likes and be a picture of a screen. */
  readonly isOfThing: boolean;
}

/**
 * What the reporter should know of a photo before they go on, the first of what is found, undefined where nothing is. `grey` is
 * the same photo at `judgedAt`. It is advice: a photo is never refused for it.
 */
export function judgePhoto(
  { width, height, isOfThing }: TakenPhoto,
  grey: GreyPicture,
): PhotoAdvice | undefined {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (short < shortestSide || long * short < fewestPixels) return 'TOO_SMALL';
  if (isOfThing && long / short > longestStrip) return 'STRIP';
  if (isOfThing && long / short >= screenRatio && flatShare(grey) >= flatScreen) return 'SCREEN';
  if (meanOf(grey) < darkMean && brightnessAt(grey, 0.9) < darkHighlights) return 'DARK';
  return sharpness(grey) < sharpEnough ? 'BLURRED' : undefined;
}

/** Pixels of red, green, blue and opacity in shades of grey as the eye weighs them. Source: ITU-R BT.601. */
export function greyOf(rgba: Uint8ClampedArray, width: number, height: number): GreyPicture {
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at++) {
    const [red = 0, green = 0, blue = 0] = [rgba[at * 4], rgba[at * 4 + 1], rgba[at * 4 + 2]];
    values[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return { width, height, values };
}

/** The mean shade. */
export const meanOf = ({ values }: GreyPicture): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The shade that a share (0 to 1) of the picture is not brighter than. */
export function brightnessAt({ values }: GreyPicture, share: number): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  let seen = 0;
  return counts.findIndex((count) => (seen += count) >= share * values.length);
}

/** How much of the picture is exactly as its neighbour: nearly all of a screen, hardly anything a camera sees. */
export function flatShare({ width, height, values }: GreyPicture): number {
  let same = 0;
  for (let y = 0; y < height; y++)
    for (let at = y * width + 1; at < (y + 1) * width; at++) if (values[at] === values[at - 1]) same++;
  return same / Math.max(1, (width - 1) * height);
}

/**
 * The variance of the Laplacian where the picture is sharpest: only one square in twenty is sharper. A door in one colour has
 * no edges but its handle, and is no blurred photo.
 */
export function sharpness(grey: GreyPicture): number {
  const variances: number[] = [];
  for (let top = 1; top + square < grey.height; top += square)
    for (let left = 1; left + square < grey.width; left += square)
      variances.push(laplacianVariance(grey, left, top));
  const sorted = variances.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

function laplacianVariance({ width, values }: GreyPicture, left: number, top: number): number {
  let [sum, squares] = [0, 0];
  const shade = (at: number) => values[at] ?? 0;
  for (let y = top; y < top + square; y++)
    for (let at = y * width + left; at < y * width + left + square; at++) {
      const edge = shade(at - width) + shade(at + width) + shade(at - 1) + shade(at + 1) - 4 * shade(at);
      sum += edge;
      squares += edge * edge;
    }
  const count = square * square;
  return squares / count - (sum / count) ** 2;
}
