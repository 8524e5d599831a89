import { limits } from '../../machines/claim/limits.ts';
import { jpegName } from '../../machines/claim/checks/fileName.ts';
import type { ConvertFile, ConvertedFile } from '../../machines/actors/upload.ts';
import { Failure } from '../../machines/service/failures.ts';

/** As many pixels as every browser can draw, iPhones with the fewest. */
const mostPixels = 4096 * 4096;
/** The best first: a worse one is taken where the file would be too large. */
const qualities = [0.9, 0.75, 0.6];

/**
 * A picture of a type that the service does not store as a JPEG: turned as it was taken, white where one sees through it. Rejects
 * with PICTURE_UNREADABLE where the browser cannot open it, with GCL-FE-0003 where it stays too large.
 */
export async function toJpeg({ name, file }: ConvertFile): Promise<ConvertedFile> {
  const picture = await draw(file).catch((cause: unknown) => {
    throw new Failure('PICTURE_UNREADABLE', { params: { name }, cause });
  });
  for (const quality of qualities) {
    const jpeg = await encode(picture, quality);
    if (!jpeg) throw new Failure('PICTURE_UNREADABLE', { params: { name } });
    if (jpeg.size <= limits.fileBytes)
      return {
        name: jpegName(name),
        file: jpeg,
        size: jpeg.size,
        previewUrl: URL.createObjectURL(jpeg),
      };
  }
  throw new Failure('GCL-FE-0003', { params: { name, fileLimit: limits.fileBytes / 1024 / 1024 } });
}

async function draw(file: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, Math.sqrt(mostPixels / (picture.width * picture.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(picture.width * scale));
  canvas.height = Math.max(1, Math.floor(picture.height * scale));
  const ground = canvas.getContext('2d', { alpha: false });
  if (!ground) throw new Error('There is nothing to draw on.');
  ground.fillStyle = 'white';
  ground.fillRect(0, 0, canvas.width, canvas.height);
  ground.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
