import { limits } from '#machines/claim/limits.ts';
import { isJpeg, jpegName } from '#machines/claim/checks/fileName.ts';
import type { PhotoAdvice } from '#machines/actors/files/photo.ts';
import type { ConvertFile, ConvertedFile } from '#machines/actors/files/upload.ts';
import { Failure } from '#machines/calls/failures.ts';
import { drawPhoto } from './drawPhoto.ts';
import type { JpegOrder, SeenPhoto } from './encodePhoto.ts';
import { uprightExif, withExif, withoutPlace } from './exif.ts';

/** Enough to read a plate across the street. */
const shrunk = { longest: 3000, qualities: [0.85, 0.7, 0.5], mostBytes: limits.fileBytes };
const converted = { ...shrunk, longest: 4096, qualities: [0.9, 0.75, 0.6] };

/**
 * A picture as it is sent: a JPEG, without the place it was taken at and not larger than it needs to be, unless the reporter
 * wishes otherwise, with what is worth a second photo. What the camera tells besides, such as the day, stays. Rejects with
 * PICTURE_UNREADABLE where the browser cannot open what must be drawn, with GCL-FE-0003 where it stays too large.
 */
export async function preparePhoto(order: ConvertFile): Promise<ConvertedFile> {
  const { name, file, wishes } = order;
  if (!isJpeg(name)) {
    const { advice, jpeg } = await draw(order, converted);
    return prepared(jpegName(name), jpeg, advice);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = wishes?.keepsPlace ? bytes : withoutPlace(bytes);
  const isTooLarge = file.size > limits.fileBytes;
  const own = kept === bytes ? file : new Blob([kept], { type: 'image/jpeg' });
  const mayStay = !isTooLarge && (wishes?.keepsSize || file.size < limits.photoBytes);
  // What the browser cannot draw may be a photo all the same: the service looks into it.
  const asItIs = (error: unknown): SeenPhoto => {
    if (isTooLarge) throw error;
    return { jpeg: undefined, advice: undefined };
  };
  const look = mayStay ? drawPhoto({ file, isOfThing: isOfThing(order) }) : draw(order, shrunk);
  const { jpeg: smaller = own, advice } = await look.catch(asItIs);
  if (smaller.size >= own.size) return prepared(name, own, advice);
  const exif = uprightExif(kept);
  const told = exif ? withExif(new Uint8Array(await smaller.arrayBuffer()), exif) : smaller;
  return { ...prepared(name, told, advice), shrunkFrom: file.size };
}

const isOfThing = ({ documentType }: ConvertFile): boolean => documentType?.endsWith('_PHOTO') ?? false;

const prepared = (name: string, file: Blob, advice: PhotoAdvice | undefined): ConvertedFile => ({
  name,
  file,
  size: file.size,
  previewUrl: URL.createObjectURL(file),
  ...(advice && { advice }),
});

async function draw(order: ConvertFile, how: JpegOrder): Promise<SeenPhoto & { readonly jpeg: Blob }> {
  const { name, file } = order;
  const seen = await drawPhoto({ file, isOfThing: isOfThing(order), jpeg: how }).catch((cause: unknown) => {
    throw new Failure('PICTURE_UNREADABLE', { params: { name }, cause });
  });
  const { jpeg } = seen;
  if (jpeg) return { ...seen, jpeg };
  throw new Failure('GCL-FE-0003', { params: { name, fileLimit: limits.fileBytes / 1024 / 1024 } });
}
