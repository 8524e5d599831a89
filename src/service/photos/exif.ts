/** What a camera writes beside a photo is read and changed here without touching the picture. Source: EXIF 2.32, CIPA DC-008. */

interface Segment {
  readonly marker: number;
  /** Where it starts, its marker included, and ends. */
  readonly start: number;
  readonly end: number;
}

const [exifMarker, scanMarker] = [0xe1, 0xda];
const [exifStart, xmpStart] = ['Exif\0\0', 'http://ns.adobe.com/'];
const tags = { orientation: 0x0112, place: 0x8825 } as const;
const entryLength = 12;
/** Bytes of one value, by the type of the entry. */
const valueLengths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** A photo without the place it was taken at, the same bytes where it tells none. Whatever else the camera wrote stays. */
export function withoutPlace(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let kept = jpeg;
  // From the end, so that what is before a dropped segment stays where it is.
  for (const segment of segmentsOf(jpeg).toReversed()) {
    if (isXmpWithPlace(jpeg, segment)) kept = without(kept, segment);
    else if (isExif(jpeg, segment)) kept = withBlankPlace(kept, segment);
  }
  return kept;
}

/** The segment in which the camera tells day, model and the like, with the picture upright; undefined where there is none. */
export function uprightExif(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const found = segmentsOf(jpeg).find((segment) => isExif(jpeg, segment));
  if (!found) return undefined;
  const exif = jpeg.slice(found.start, found.end);
  const tiff = tiffOf(exif, { ...found, start: 0, end: exif.length });
  const entry = tiff && entriesOf(tiff, tiff.first).find(({ tag }) => tag === tags.orientation);
  if (tiff && entry) tiff.view.setUint16(entry.at + 8, 1, tiff.isLittle);
  return exif;
}

/** A JPEG with such a segment at its start. */
export const withExif = (jpeg: Uint8Array<ArrayBuffer>, exif: Uint8Array<ArrayBuffer>): Blob =>
  new Blob([jpeg.slice(0, 2), exif, jpeg.slice(2)], { type: 'image/jpeg' });

/** The segments before the picture itself; none where the bytes are no JPEG. */
function segmentsOf(bytes: Uint8Array): readonly Segment[] {
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return segments;
  for (let start = 2; start + 4 <= bytes.length;) {
    const marker = bytes[start + 1] ?? 0;
    const end = start + 2 + view.getUint16(start + 2);
    if (bytes[start] !== 0xff || marker === scanMarker || end > bytes.length) return segments;
    segments.push({ marker, start, end });
    start = end;
  }
  return segments;
}

const isExif = (bytes: Uint8Array, segment: Segment) => startsWith(bytes, segment, exifStart);

const isXmpWithPlace = (bytes: Uint8Array, segment: Segment) =>
  startsWith(bytes, segment, xmpStart) && textOf(bytes.subarray(segment.start, segment.end)).includes('GPS');

const startsWith = (bytes: Uint8Array, { marker, start }: Segment, text: string) =>
  marker === exifMarker && textOf(bytes.subarray(start + 4, start + 4 + text.length)) === text;

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

const without = (bytes: Uint8Array<ArrayBuffer>, { start, end }: Segment): Uint8Array<ArrayBuffer> => {
  const kept = new Uint8Array(bytes.length - (end - start));
  kept.set(bytes.subarray(0, start));
  kept.set(bytes.subarray(end), start);
  return kept;
};

interface Tiff {
  readonly view: DataView<ArrayBuffer>;
  readonly isLittle: boolean;
  /** Offset of the first list of entries. */
  readonly first: number;
}

function tiffOf(bytes: Uint8Array<ArrayBuffer>, { start, end }: Segment): Tiff | undefined {
  const at = start + 4 + exifStart.length;
  if (end - at < 8) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, end - at);
  const isLittle = view.getUint16(0) === 0x4949;
  return { view, isLittle, first: view.getUint32(4, isLittle) };
}

interface Entry {
  readonly at: number;
  readonly tag: number;
  /** Bytes of its value; those of more than four stand elsewhere. */
  readonly length: number;
}

function entriesOf({ view, isLittle }: Tiff, list: number): readonly Entry[] {
  if (list + 2 > view.byteLength) return [];
  const room = Math.floor((view.byteLength - list - 2) / entryLength);
  const count = Math.min(view.getUint16(list, isLittle), room);
  return Array.from({ length: count }, (_, index) => {
    const at = list + 2 + index * entryLength;
    const length = valueLengths[view.getUint16(at + 2, isLittle)] ?? 0;
    return { at, tag: view.getUint16(at, isLittle), length: length * view.getUint32(at + 4, isLittle) };
  });
}

/** The place is written over with nothing, so that no offset of what else is there changes. */
function withBlankPlace(bytes: Uint8Array<ArrayBuffer>, segment: Segment): Uint8Array<ArrayBuffer> {
  const blank = bytes.slice();
  const tiff = tiffOf(blank, segment);
  const place = tiff && entriesOf(tiff, tiff.first).find(({ tag }) => tag === tags.place);
  if (!tiff || !place) return bytes;
  const { view, isLittle } = tiff;
  const list = view.getUint32(place.at + 8, isLittle);
  const entries = entriesOf(tiff, list);
  for (const { at, length } of entries) {
    if (length > 4) wipe(view, view.getUint32(at + 8, isLittle), length);
    wipe(view, at, entryLength);
  }
  if (entries.length > 0) view.setUint16(list, 0, isLittle);
  return blank;
}

function wipe(view: DataView<ArrayBuffer>, from: number, length: number): void {
  const end = Math.min(from + length, view.byteLength);
  if (from < end) new Uint8Array(view.buffer, view.byteOffset + from, end - from).fill(0);
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
