import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { createPdfViewerMachine } from '#machines/actors/browser/pdfViewer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { Spinner } from '#src/layout/Spinner.tsx';
import type { OpenedPdf } from './openPdf.ts';
import { PdfPage } from './PdfPage.tsx';
import { readContent } from './readContent.ts';
import { Tools } from './Tools.tsx';
import { useWidth } from './useWidth.ts';
import type { ViewedFile } from './viewedFile.ts';
import styles from './Viewer.module.css';

type Props = Pick<ViewedFile, 'name' | 'source'> & { address: string };

const machine = createPdfViewerMachine<OpenedPdf>();

/** CSS pixels of the window that a page leaves at its sides. */
const sides = 32;
/** CSS pixels a page has at most before it is enlarged. */
const widest = 900;

/** The pages of a PDF below each other, as wide as the window or larger, with words that may be selected. */
export function PdfView({ name, source, address }: Props): ReactNode {
  const { t } = useTexts('dialogs');
  const { t: failures } = useTexts('failures');
  const [state, send] = useMachine(useMemo(() => opening(source), [source]));
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const { document: pdf, page, zoom } = state.context;
  const pages = pdf?.pages ?? 0;

  const pageAt = (number: number) => place.current?.querySelector(`[data-page="${number}"]`);
  const turnTo = (number: number) => {
    pageAt(number)?.scrollIntoView();
    send({ type: 'READ', page: number });
  };
  // What was read stays in sight when the pages below and above it change their size.
  const share = useRef(0);
  const zoomBy = (type: 'ZOOM_IN' | 'ZOOM_OUT') => {
    if (place.current) share.current = place.current.scrollTop / place.current.scrollHeight;
    send({ type });
  };
  useEffect(() => {
    if (place.current) place.current.scrollTop = share.current * place.current.scrollHeight;
  }, [zoom]);
  const noteScroll = () => send({ type: 'READ', page: pageInSight(place.current) });
  const press = ({ key }: KeyboardEvent) => {
    if (key === '+') zoomBy('ZOOM_IN');
    if (key === '-') zoomBy('ZOOM_OUT');
    if (key === 'ArrowRight') turnTo(page + 1);
    if (key === 'ArrowLeft') turnTo(page - 1);
  };
  return (
    <>
      <Tools
        name={name}
        address={address}
        zoom={zoom}
        onZoom={pdf ? zoomBy : undefined}
        pages={pages > 1 ? { page, pages, onTurn: turnTo } : undefined}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It scrolls, so keys must reach it. */}
      <div
        ref={place}
        className={styles['place']}
        role="region"
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The same.
        tabIndex={0}
        onScroll={noteScroll}
        onKeyDown={press}
      >
        {state.matches('loading') ? <Spinner label={t('viewer.loading')} /> : null}
        {state.matches('empty') ? (
          <Notice title={failures('pdfNoData.title')}>{failures('pdfNoData.text')}</Notice>
        ) : null}
        {state.matches('failed') ? (
          <Notice tone="warning" title={failures('pdfNotLoaded.title')}>
            <p>{failures('pdfNotLoaded.text')}</p>
            <Button icon="retry" onClick={() => send({ type: 'RETRY' })}>
              {t('viewer.again')}
            </Button>
          </Notice>
        ) : null}
        {pdf && width
          ? Array.from({ length: pages }, (_, at) => (
              <PdfPage
                key={at}
                pdf={pdf}
                number={at + 1}
                width={Math.floor(Math.min(width - sides, widest) * zoom)}
                label={t('viewer.page', { page: at + 1, pages })}
              />
            ))
          : null}
      </div>
    </>
  );
}

/** The machine of a viewer that opens this file, with what reads PDFs, which is loaded only now. */
const opening = (source: Blob | string) =>
  machine.provide({
    actors: {
      open: fromPromise<OpenedPdf, void>(async ({ signal }) => {
        const [{ openPdf }, content] = await Promise.all([
          import('./openPdf.ts'),
          readContent(source, signal),
        ]);
        return openPdf(content, signal);
      }),
    },
  });

/** The page that stands a third below the top of what is seen. */
function pageInSight(place: HTMLElement | null): number {
  if (!place) return 1;
  const line = place.getBoundingClientRect().top + place.clientHeight / 3;
  const above = [...place.querySelectorAll('[data-page]')].filter(
    (page) => page.getBoundingClientRect().top <= line,
  );
  return Math.max(1, above.length);
}
