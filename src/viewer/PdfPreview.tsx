import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#src/layout/Icon.tsx';

/** CSS pixels. */
const width = 112;

/** The first page of a PDF that is at hand, drawn small; the sign of a document where it cannot be. */
export function PdfPreview({ content }: { content: Blob }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    drawFirst(content, canvas.current, ending).catch(() => setFailed(!ending.signal.aborted));
    return () => ending.abort();
  }, [content]);
  return hasFailed ? <Icon name="document" size={24} /> : <canvas ref={canvas} aria-hidden="true" />;
}

async function drawFirst(
  content: Blob,
  canvas: HTMLCanvasElement | null,
  ending: AbortController,
): Promise<void> {
  const { openPdf } = await import('./openPdf.ts');
  if (!canvas || ending.signal.aborted) return;
  const reading = new AbortController();
  try {
    const pdf = await openPdf(content, AbortSignal.any([ending.signal, reading.signal]));
    await pdf.draw(1, { canvas, width }, ending.signal);
  } finally {
    // Every opened document holds a worker.
    reading.abort();
  }
}
