/** What a camera writes into a JPEG: how it was held, the day, and where it was. */
export function cameraSegment({
  isLittle,
  orientation = 1,
}: {
  isLittle: boolean;
  orientation?: number;
}): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4 + 6 + 160);
  const view = new DataView(bytes.buffer, 10);
  const outer = new DataView(bytes.buffer);
  outer.setUint16(0, 0xffe1);
  outer.setUint16(2, bytes.length - 2);
  bytes.set(new TextEncoder().encode('Exif\0\0'), 4);
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  const entry = (at: number, [tag, type, count]: readonly [number, number, number]) => {
    view.setUint16(at, tag, isLittle);
    view.setUint16(at + 2, type, isLittle);
    view.setUint32(at + 4, count, isLittle);
  };
  view.setUint16(8, 3, isLittle);
  entry(10, [0x0112, 3, 1]);
  view.setUint16(18, orientation, isLittle);
  entry(22, [0x0132, 2, 20]);
  view.setUint32(30, 60, isLittle);
  entry(34, [0x8825, 4, 1]);
  view.setUint32(42, 90, isLittle);
  bytes.set(new TextEncoder().encode('2026:11:20 08:15:00\0'), 10 + 60);
  view.setUint16(90, 2, isLittle);
  entry(92, [1, 2, 2]);
  bytes.set(new TextEncoder().encode('N'), 10 + 100);
  entry(104, [2, 5, 3]);
  view.setUint32(112, 130, isLittle);
  [50, 4, 37].forEach((value, at) => {
    view.setUint32(130 + at * 8, value, isLittle);
    view.setUint32(134 + at * 8, 1, isLittle);
  });
  return bytes;
}
