import type { PhotoAdvice } from '#machines/actors/files/photo.ts';
import { greyOf, judgedAt, judgePhoto } from './judgePhoto.ts';

/** How a picture is made a JPEG. */
export interface JpegOrder {
  /** CSS pixels of the longer side, at most. */
  readonly longest: number;
  /** The best first: a worse one is taken where the file would have more bytes than that. */
  readonly qualities: readonly number[];
  readonly mostBytes: number;
}

/** A picture to be looked at, and to be made a JPEG where that is ordered. */
export interface PhotoOrder {
  readonly file: Blob;
  /** It shows a thing or a place, and is no paper. */
  readonly isOfThing: boolean;
  readonly jpeg?: JpegOrder | undefined;
}

/** What became of an order. */
export interface SeenPhoto {
  /** Undefined where none was ordered, and where it stays larger than it may be. */
  readonly jpeg: Blob | undefined;
  readonly advice: PhotoAdvice | undefined;
}

/** What a picture is drawn on. */
export interface Ground {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  readonly encode: (quality: number) => Promise<Blob | null>;
}

/** As many pixels as every browser can draw, iPhones with the fewest. */
const mostPixels = 4096 * 4096;

type CreateGround = (width: number, height: number) => Ground;

/**
 * What is to be said of a picture, and a JPEG of it: turned as it was taken, white where one sees through it, as large as
 * ordered. Rejects where the browser cannot open the picture.
 */
export async function encodePhoto(order: PhotoOrder, createGround: CreateGround): Promise<SeenPhoto> {
  const picture = await createImageBitmap(order.file, { imageOrientation: 'from-image' });
  const advice = adviceOn(picture, order, createGround);
  const jpeg = order.jpeg && (await encode(picture, order.jpeg, createGround));
  picture.close();
  return { jpeg, advice };
}

/** Nothing is said where the browser does not let anybody read what was drawn. */
function adviceOn(
  picture: ImageBitmap,
  { isOfThing }: PhotoOrder,
  createGround: CreateGround,
): PhotoAdvice | undefined {
  try {
    const { context, width, height } = draw(picture, judgedAt, createGround);
    const grey = greyOf(context.getImageData(0, 0, width, height).data, width, height);
    return judgePhoto({ width: picture.width, height: picture.height, isOfThing }, grey);
  } catch {
    return undefined;
  }
}

async function encode(
  picture: ImageBitmap,
  { longest, qualities, mostBytes }: JpegOrder,
  createGround: CreateGround,
): Promise<Blob | undefined> {
  const ground = draw(picture, longest, createGround);
  for (const quality of qualities) {
    const jpeg = await ground.encode(quality);
    if (!jpeg) throw new Error('The browser writes no JPEG.');
    if (jpeg.size <= mostBytes) return jpeg;
  }
  return undefined;
}

function draw(picture: ImageBitmap, longest: number, createGround: CreateGround) {
  const { width, height } = picture;
  const scale = Math.min(1, longest / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
  const [across = 1, down = 1] = [width, height].map((side) => Math.max(1, Math.floor(side * scale)));
  const { context, encode: write } = createGround(across, down);
  if (!context) throw new Error('There is nothing to draw on.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, across, down);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(picture, 0, 0, across, down);
  return { context, width: across, height: down, encode: write };
}
