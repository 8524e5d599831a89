import { expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { preparePhoto } from '#src/service/photos/preparePhoto.ts';
import { withExif } from '#src/service/photos/exif.ts';
import { cameraSegment } from '#test/cameraSegment.ts';
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
  const made = await preparePhoto({ name, file: await picture(type, redLeft) });
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
  const made = await preparePhoto({ name: 'a.png', file: turned });
  expect(await colours(made.file, [10, 5], [10, 35])).toEqual({ size: [20, 40], colours: [red, white] });
});

test.each(['IMG_1.heic', 'a.png'])('%s that the browser cannot open says so', async (name) => {
  const made = preparePhoto({ name, file: new Blob(['not a picture'], { type: 'image/heic' }) });
  await expect(made).rejects.toEqual(new Failure('PICTURE_UNREADABLE', { params: { name } }));
});

const photo = async (side: number, orientation = 1): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side / 2 });
  const ground = canvas.getContext('2d');
  // Noise, which no encoder makes small.
  const noise = ground?.createImageData(side, side / 2);
  if (!ground || !noise) throw new Error('There is nothing to draw on.');
  let seed = 1;
  for (let at = 0; at < noise.data.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    noise.data[at] = at % 4 === 3 ? 255 : seed >> 16;
  }
  ground.putImageData(noise, 0, 0);
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  const bytes = new Uint8Array((await made?.arrayBuffer()) ?? new ArrayBuffer());
  return withExif(bytes, cameraSegment({ isLittle: true, orientation }));
};
const holds = async (file: Blob, text: string) => (await file.text()).includes(text);
const sizeOf = async (file: Blob) => {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
};

test('a small photo goes up as it is, but for the place it was taken at', async () => {
  const file = await photo(64);
  const made = await preparePhoto({ name: 'a.jpg', file });
  expect([made.name, made.size, made.shrunkFrom]).toEqual(['a.jpg', file.size, undefined]);
  expect([await holds(made.file, '2026:11:20'), (await made.file.text()) === (await file.text())]).toEqual([
    true,
    false,
  ]);
});

test('a photo keeps its place where the reporter wants it', async () => {
  const file = await photo(64);
  const made = await preparePhoto({ name: 'a.jpg', file, wishes: { keepsSize: false, keepsPlace: true } });
  expect(await made.file.text()).toBe(await file.text());
});

test('a large photo is made smaller, stays upright and keeps its day', async () => {
  const file = await photo(3600, 6);
  const made = await preparePhoto({ name: 'a.jpg', file });
  expect([made.shrunkFrom, made.size < file.size]).toEqual([file.size, true]);
  expect([await holds(made.file, '2026:11:20'), await sizeOf(made.file)]).toEqual([true, [1500, 3000]]);
});

test('a large photo stays as large as the reporter wants it', async () => {
  const file = await photo(3600);
  const made = await preparePhoto({ name: 'a.jpg', file, wishes: { keepsSize: true, keepsPlace: false } });
  expect([made.size, made.shrunkFrom]).toEqual([file.size, undefined]);
});

/** A photo of stripes with edges of that many pixels, as bright as its light. */
const stripes = async ({ edge, light = 1 }: { edge: number; light?: number }): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
  const ground = canvas.getContext('2d');
  if (!ground) throw new Error('There is nothing to draw on.');
  ground.filter = `blur(${edge}px) brightness(${light})`;
  for (let x = 0; x < 1200; x += 80) {
    ground.fillStyle = x % 160 === 0 ? '#e0e0e0' : '#606060';
    ground.fillRect(x, 0, 80, 900);
  }
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  return made ?? new Blob();
};

test.each([
  ['sharp and bright', stripes({ edge: 0 }), undefined],
  ['blurred', stripes({ edge: 8 }), 'BLURRED'],
  ['dark', stripes({ edge: 0, light: 0.15 }), 'DARK'],
  ['small', picture('image/jpeg', redLeft), 'TOO_SMALL'],
])('a photo that is %s goes up as it is, with what is worth a second one', async (_, taken, advice) => {
  const file = await taken;
  const made = await preparePhoto({ name: 'a.jpg', file, documentType: 'DAMAGE_PHOTO' });
  expect([made.size, made.advice]).toEqual([file.size, advice]);
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
