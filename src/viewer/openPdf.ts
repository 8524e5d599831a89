import {
  GlobalWorkerOptions,
  TextLayer,
  getDocument,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- The address of it, which the build makes.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { PagedDocument } from '#machines/actors/browser/pdfViewer.ts';

/** Where a page is rendered: its picture, and its words above it, which nobody sees but everybody may select. */
interface PagePlace {
  readonly canvas: HTMLCanvasElement;
  readonly words?: HTMLElement;
  /** CSS pixels. */
  readonly width: number;
}

/** A PDF that is opened. Pages are counted from 1. */
export interface OpenedPdf extends PagedDocument {
  /** Height by width. */
  readonly shapeOf: (page: number) => Promise<number>;
  /** Draws a page until the signal says that nobody looks any more. Rejects where it cannot be rendered. */
  readonly draw: (page: number, place: PagePlace, signal: AbortSignal) => Promise<void>;
}

GlobalWorkerOptions.workerSrc = workerUrl;

/** Where the build puts what few PDFs need: fonts that are not in them, decoders of scans. */
const parts = `/static/pdf-${version}/`;

/** As many pixels as every browser can draw, iPhones with the fewest. */
const mostPixels = 4096 * 4096;

/** Reads a PDF, of which nothing is run. The signal ends it and its worker. Rejects where it cannot be read. */
export async function openPdf(content: Blob, signal: AbortSignal): Promise<OpenedPdf> {
  if (content.size === 0) return { pages: 0, shapeOf: async () => 1, draw: async () => undefined };
  const task = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    standardFontDataUrl: parts,
    wasmUrl: parts,
    // What WebAssembly needs, the content security policy refuses.
    useWasm: false,
    enableXfa: false,
  });
  signal.addEventListener('abort', () => void task.destroy());
  const pdf = await task.promise;
  return {
    pages: pdf.numPages,
    shapeOf: async (page) => {
      const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 });
      return height / width;
    },
    draw: (page, place, signal) => draw(pdf, page, place, signal),
  };
}

async function draw(
  pdf: PDFDocumentProxy,
  number: number,
  { canvas, words, width }: PagePlace,
  signal: AbortSignal,
): Promise<void> {
  const page = await pdf.getPage(number);
  if (signal.aborted) return;
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const sharpness = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (viewport.width * viewport.height)));
  canvas.width = Math.floor(viewport.width * sharpness);
  canvas.height = Math.floor(viewport.height * sharpness);
  const drawing = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] });
  words?.replaceChildren();
  words?.style.setProperty('--total-scale-factor', String(scale));
  const text =
    words && new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });
  signal.addEventListener('abort', () => {
    drawing.cancel();
    text?.cancel();
  });
  await Promise.all([drawing.promise, text?.render()]).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
