import { describe, expect, test } from 'vitest';
import { uprightExif, withoutPlace } from '#src/service/photos/exif.ts';
import { cameraSegment } from '#test/cameraSegment.ts';

const jpeg = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat([Buffer.from('ffd8', 'hex'), ...parts, Buffer.from('ffda0002ff00ffd9', 'hex')]),
  );
const xmp = (text: string): Uint8Array => {
  const content = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${text}`);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([head, content]);
};
const at = (bytes: Uint8Array, offset: number, isLittle: boolean) =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint16(2 + 10 + offset, isLittle);

describe.each([
  ['little', true],
  ['big', false],
])('a photo whose numbers are written %s end first', (_, isLittle) => {
  test('loses its place and keeps its day, its length and how it was held', () => {
    const photo = jpeg(cameraSegment({ isLittle, orientation: 6 }));
    const kept = withoutPlace(photo);
    const place = (bytes: Uint8Array) => [...bytes.subarray(2 + 10 + 90, 2 + 10 + 160)];
    expect(place(photo).some((byte) => byte !== 0)).toBe(true);
    expect(place(kept).every((byte) => byte === 0)).toBe(true);
    expect([kept.length, Buffer.from(kept).includes('2026:11:20'), at(kept, 18, isLittle)]).toEqual([
      photo.length,
      true,
      6,
    ]);
    expect(Buffer.from(withoutPlace(kept))).toEqual(Buffer.from(kept));
  });

  test('tells with a picture drawn anew what it told before, upright', () => {
    const exif = uprightExif(jpeg(cameraSegment({ isLittle, orientation: 6 })));
    expect([
      exif?.length,
      Buffer.from(exif ?? []).includes('2026:11:20'),
      new DataView(exif?.buffer ?? new ArrayBuffer(200)).getUint16(10 + 18, isLittle),
    ]).toEqual([cameraSegment({ isLittle }).length, true, 1]);
  });
});

test('a place told in XMP goes with it, other XMP stays', () => {
  const photo = jpeg(xmp('<a exif:GPSLatitude="50"/>'), xmp('<a dc:title="Auto"/>'));
  expect(Buffer.from(withoutPlace(photo))).toEqual(Buffer.from(jpeg(xmp('<a dc:title="Auto"/>'))));
});

test.each([
  ['no place', jpeg()],
  ['nothing', new Uint8Array()],
  ['no picture', new Uint8Array(Buffer.from('%PDF-1.7 hello'))],
  ['a segment longer than the file', new Uint8Array(Buffer.from('ffd8ffe1ffff45786966', 'hex'))],
  ['a list that points beyond its end', jpeg(broken(0xffffff00))],
  ['a list that points at itself', jpeg(broken(8))],
])('a file with %s is read to its end', (_, bytes) => {
  expect(withoutPlace(bytes).length).toBe(bytes.length);
  uprightExif(bytes);
});

/** A segment whose place is said to stand at this offset. */
function broken(offset: number): Uint8Array {
  const segment = cameraSegment({ isLittle: false });
  new DataView(segment.buffer).setUint32(10 + 42, offset);
  return segment;
}
