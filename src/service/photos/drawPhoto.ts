import { encodePhoto, type Ground, type PhotoOrder, type SeenPhoto } from './encodePhoto.ts';
import type { PhotoAnswer } from './photoWorker.ts';

/** A picture looked at and drawn as ordered, in a worker where the browser can; rejects as `encodePhoto`. */
export const drawPhoto = (order: PhotoOrder): Promise<SeenPhoto> =>
  typeof OffscreenCanvas === 'undefined' ? encodePhoto(order, createGround) : drawAside(order);

async function drawAside(order: PhotoOrder): Promise<SeenPhoto> {
  const worker = new Worker(new URL('./photoWorker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<PhotoAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PhotoAnswer>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker failed.')));
      worker.postMessage(order, []);
    });
    if ('isUnreadable' in answer) throw new Error('The picture cannot be opened.');
    return answer;
  } finally {
    worker.terminate();
  }
}

function createGround(width: number, height: number): Ground {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return {
    context: canvas.getContext('2d', { alpha: false }),
    encode: (quality) =>
      new Promise((resolve) => {
        canvas.toBlob(resolve, 'image/jpeg', quality);
      }),
  };
}
