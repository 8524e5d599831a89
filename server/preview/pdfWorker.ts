import { parentPort } from 'node:worker_threads';
import { previewPdf } from './previewPdf.ts';
import type { Drawing } from './pdfDrawer.ts';

// Sets claims on pages on a thread of its own: that would hold up every other call.
parentPort?.on('message', ({ text, lang, pageWords }: Drawing) => {
  const pageText = (page: number, pages: number): string =>
    pageWords.replace('{page}', String(page)).replace('{pages}', String(pages));
  void previewPdf(text, { lang, pageText }).then(
    (pdf) => parentPort?.postMessage(Uint8Array.from(pdf), []),
    (error: unknown) => parentPort?.postMessage(String(error), []),
  );
});
