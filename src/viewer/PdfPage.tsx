import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { OpenedPdf } from './openPdf.ts';
import styles from './Viewer.module.css';

type Props = {
  pdf: OpenedPdf;
  /** The first is 1. */
  number: number;
  /** CSS pixels. */
  width: number;
  label: string;
};

/** Most pages are A4. */
const usual = Math.SQRT2;

/** One page, rendered while it is in sight or one window away; until then its place is reserved. */
export function PdfPage({ pdf, number, width, label }: Props): ReactNode {
  const { t } = useTexts('failures');
  const place = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState(usual);
  const [isNear, setNear] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: place.current.parentElement, rootMargin: '100%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    pdf.shapeOf(number).then(setShape, () => setFailed(true));
  }, [pdf, number]);

  // Sizes are set here, because the content security policy takes no style from an attribute.
  useEffect(() => {
    if (!place.current) return;
    place.current.style.inlineSize = `${width}px`;
    place.current.style.blockSize = `${Math.floor(width * shape)}px`;
  }, [width, shape]);

  useEffect(() => {
    if (!isNear || !canvas.current || !words.current) return undefined;
    const ending = new AbortController();
    const drawn = { canvas: canvas.current, words: words.current, width };
    pdf.draw(number, drawn, ending.signal).catch(() => setFailed(true));
    return () => ending.abort();
  }, [pdf, number, width, isNear]);

  return (
    <section ref={place} className={styles['page']} data-page={number} aria-label={label}>
      {hasFailed ? <p className={styles['failed']}>{t('pdfNotLoaded.text')}</p> : null}
      {isNear ? (
        <>
          <canvas ref={canvas} className={styles['drawn']} aria-hidden="true" />
          <div ref={words} className={styles['text']} />
        </>
      ) : null}
    </section>
  );
}
