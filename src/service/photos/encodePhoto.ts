/** How a picture is made a JPEG. */
export interface PhotoOrder {
  readonly file: Blob;
  /** CSS pixels of the longer side, at most. */
  readonly longest: number;
  /** The best first: a worse one is taken where the file would have more bytes than that. */
  readonly qualities: readonly number[];
  readonly mostBytes: number;
}

/** What a picture is drawn on. */
export interface Ground {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  readonly encode: (quality: number) => Promise<Blob | null>;
}

/** As many pixels as every browser can draw, iPhones with the fewest. */
const mostPixels = 4096 * 4096;

/**
 * A JPEG of a picture: turned as it was taken, white where one sees through it, as large as ordered. Undefined where it stays
 * larger than it may be. Rejects where the browser cannot open the picture.
 */
export async function encodePhoto(
  { file, longest, qualities, mostBytes }: PhotoOrder,
  createGround: (width: number, height: number) => Ground,
): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = picture;
  const scale = Math.min(1, longest / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
  const [across, down] = [width, height].map((side) => Math.max(1, Math.floor(side * scale)));
  const { context, encode } = createGround(across ?? 1, down ?? 1);
  if (!context) throw new Error('There is nothing to draw on.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, across ?? 1, down ?? 1);
  context.drawImage(picture, 0, 0, across ?? 1, down ?? 1);
  picture.close();
  for (const quality of qualities) {
    const jpeg = await encode(quality);
    if (!jpeg) throw new Error('The browser writes no JPEG.');
    if (jpeg.size <= mostBytes) return jpeg;
  }
  return undefined;
}
