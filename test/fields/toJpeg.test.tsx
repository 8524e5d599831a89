import { expect, test } from 'vitest';
import { Failure } from '../../machines/service/failures.ts';
import { toJpeg } from '../../src/service/toJpeg.ts';
import './everyTest.ts';

type Draw = (ground: CanvasRenderingContext2D) => void;

const size = { width: 40, height: 20 };

/** A picture of 40 by 20 as a browser writes it. */
const picture = async (type: string, draw: Draw): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const ground = canvas.getContext('2d');
  if (!ground) throw new Error('There is nothing to draw on.');
  draw(ground);
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (made?.type !== type) throw new Error(`This browser writes no ${type}.`);
  return made;
};

/** The colour at a point of a picture: red, green, blue, rounded, because a JPEG is not exact. */
const colours = async (file: Blob, ...points: readonly (readonly [number, number])[]) => {
  const bitmap = await createImageBitmap(file);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: bitmap.width,
    height: bitmap.height,
  });
  const ground = canvas.getContext('2d');
  ground?.drawImage(bitmap, 0, 0);
  const [width, height] = [bitmap.width, bitmap.height];
  const at = ([x, y]: readonly [number, number]) =>
    [...(ground?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).map((part) => Math.round(part / 255));
  return { size: [width, height], colours: points.map(at) };
};

const redLeft: Draw = (ground) => {
  ground.fillStyle = '#ff0000';
  ground.fillRect(0, 0, size.width / 2, size.height);
};
const [red, white] = [
  [1, 0, 0],
  [1, 1, 1],
];

test.each(['image/png', 'image/webp'])('%s becomes a JPEG, white where one saw through it', async (type) => {
  const name = `Fotka 1.${type.slice('image/'.length)}`;
  const made = await toJpeg({ name, file: await picture(type, redLeft) });
  expect([made.name, made.size === made.file.size, made.file.type]).toEqual([
    'Fotka 1.jpg',
    true,
    'image/jpeg',
  ]);
  expect(await colours(made.file, [5, 10], [35, 10])).toEqual({ size: [40, 20], colours: [red, white] });
  expect((await (await fetch(made.previewUrl ?? '')).blob()).size).toBe(made.size);
});

test('a picture taken with the camera turned stays turned', async () => {
  const turned = await withOrientation(await picture('image/png', redLeft), 6);
  const made = await toJpeg({ name: 'a.png', file: turned });
  expect(await colours(made.file, [10, 5], [10, 35])).toEqual({ size: [20, 40], colours: [red, white] });
});

test.each(['IMG_1.heic', 'a.png'])('%s that the browser cannot open says so', async (name) => {
  const made = toJpeg({ name, file: new Blob(['not a picture'], { type: 'image/heic' }) });
  await expect(made).rejects.toEqual(new Failure('PICTURE_UNREADABLE', { params: { name } }));
});

/** A PNG that tells how the camera was held, as EXIF writes it. */
async function withOrientation(png: Blob, orientation: number): Promise<Blob> {
  const bytes = new Uint8Array(await png.arrayBuffer());
  const tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const exif = Uint8Array.from(header.concat(tag, [0, 0, 0, 0]));
  // After the signature (8 bytes) and the header (25).
  return new Blob([bytes.slice(0, 33), chunk('eXIf', exif), bytes.slice(33)], { type: 'image/png' });
}

function chunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = Uint8Array.from([...new TextEncoder().encode(type), ...content]);
  const made = new Uint8Array(body.length + 8);
  const view = new DataView(made.buffer);
  view.setUint32(0, content.length);
  made.set(body, 4);
  view.setUint32(body.length + 4, crc32(body));
  return made;
}

function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}
