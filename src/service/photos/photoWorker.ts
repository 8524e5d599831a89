import { encodePhoto, type Ground, type PhotoOrder, type SeenPhoto } from './encodePhoto.ts';

/** What became of an order, or that the picture cannot be opened. */
export type PhotoAnswer = SeenPhoto | { readonly isUnreadable: true };

// A large photo takes a second or two to draw: here nobody's typing waits for it.
addEventListener('message', ({ data }: MessageEvent<PhotoOrder>) => {
  void answer(data).then((told) => postMessage(told, {}));
});

async function answer(order: PhotoOrder): Promise<PhotoAnswer> {
  try {
    return await encodePhoto(order, createGround);
  } catch {
    return { isUnreadable: true };
  }
}

function createGround(width: number, height: number): Ground {
  const canvas = new OffscreenCanvas(width, height);
  return {
    context: canvas.getContext('2d', { alpha: false }),
    encode: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
  };
}
