import { limits } from '#machines/claim/limits.ts';
import { isJpeg, jpegName } from '#machines/claim/checks/fileName.ts';
import type { ConvertFile, ConvertedFile } from '#machines/actors/files/upload.ts';
import { Failure } from '#machines/calls/failures.ts';
import { drawPhoto } from './drawPhoto.ts';
import { uprightExif, withExif, withoutPlace } from './exif.ts';

/** Enough to read a plate across the street. */
const shrunk = { longest: 3000, qualities: [0.85, 0.7, 0.5], mostBytes: limits.fileBytes };
const converted = { ...shrunk, longest: 4096, qualities: [0.9, 0.75, 0.6] };

/**
 * A picture as it is sent: a JPEG, without the place it was taken at and not larger than it needs to be, unless the reporter
 * wishes otherwise. What the camera tells besides, such as the day, stays. Rejects with PICTURE_UNREADABLE where the browser
 * cannot open what must be drawn, with GCL-FE-0003 where it stays too large.
 */
export async function preparePhoto({ name, file, wishes }: ConvertFile): Promise<ConvertedFile> {
  if (!isJpeg(name)) return prepared(jpegName(name), await draw(name, file, converted));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = wishes?.keepsPlace ? bytes : withoutPlace(bytes);
  const isTooLarge = file.size > limits.fileBytes;
  const own = kept === bytes ? file : new Blob([kept], { type: 'image/jpeg' });
  if (!isTooLarge && (wishes?.keepsSize || file.size < limits.photoBytes)) return prepared(name, own);
  const smaller = await draw(name, file, shrunk).catch((error: unknown) => {
    // What the browser cannot draw may be a photo all the same: the service looks into it.
    if (isTooLarge) throw error;
    return own;
  });
  if (smaller.size >= own.size) return prepared(name, own);
  const exif = uprightExif(kept);
  const told = exif ? withExif(new Uint8Array(await smaller.arrayBuffer()), exif) : smaller;
  return { ...prepared(name, told), shrunkFrom: file.size };
}

const prepared = (name: string, file: Blob): ConvertedFile => ({
  name,
  file,
  size: file.size,
  previewUrl: URL.createObjectURL(file),
});

async function draw(name: string, file: Blob, how: typeof shrunk): Promise<Blob> {
  const jpeg = await drawPhoto({ file, ...how }).catch((cause: unknown) => {
    throw new Failure('PICTURE_UNREADABLE', { params: { name }, cause });
  });
  if (jpeg) return jpeg;
  throw new Failure('GCL-FE-0003', { params: { name, fileLimit: limits.fileBytes / 1024 / 1024 } });
}
