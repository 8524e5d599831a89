/** A file as Playwright hands it to a picker. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

// A JPEG of one pixel; what follows its end mark makes each file another one, and as long as wished.
const pixel = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

/** A picture with a name and a size in bytes. */
export const picture = (name: string, size = 1000): PickedFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([
    pixel,
    Buffer.from(name),
    Buffer.alloc(Math.max(0, size - pixel.length - name.length)),
  ]),
});

/** A PNG of one pixel. */
export const screenshotFile = (name: string): PickedFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** A text file with a name and content. */
export const textFile = (name: string, content: string): PickedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});
