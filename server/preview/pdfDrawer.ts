import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Failure } from '#machines/calls/failures.ts';
import { createGate } from '#server/documents/gate.ts';
import type { PreviewText } from './previewText.ts';

/** What a thread is asked to draw. */
export interface Drawing {
  readonly text: PreviewText;
  readonly lang: string;
  /** The line below each page, with `{page}` and `{pages}` in it. */
  readonly pageWords: string;
}

export interface PdfDrawer {
  /** The PDF. @throws Failure 245000000 with 429 where too many wait, and where it could not be drawn */
  draw(drawing: Drawing): Promise<Buffer>;
  close(): Promise<void>;
}

const patience = 30_000;
const memory = { maxOldGenerationSizeMb: 256 };

/** Draws PDFs on one thread of its own, one at a time, begun with the first; however many wait, every other call goes on. */
export function createPdfDrawer(): PdfDrawer {
  const gate = createGate({ atOnce: 1, waiting: 200 });
  let idle: Worker | undefined;

  const ask = async (drawing: Drawing): Promise<Buffer> => {
    const worker = idle ?? new Worker(new URL('./pdfWorker.ts', import.meta.url), { resourceLimits: memory });
    idle = undefined;
    worker.ref();
    try {
      worker.postMessage(drawing, []);
      const [drawn] = await once(worker, 'message', { signal: AbortSignal.timeout(patience) });
      if (!(drawn instanceof Uint8Array)) throw new Error(String(drawn));
      worker.unref();
      idle = worker;
      return Buffer.from(drawn);
    } catch (cause) {
      await worker.terminate();
      throw new Failure('245000000', { cause });
    }
  };

  return {
    draw: (drawing) => gate('', () => ask(drawing)),
    close: async () => void (await idle?.terminate()),
  };
}
