import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { viewedKind } from '#machines/actors/files/viewedKind.ts';
import type { Failure } from '#machines/calls/failures.ts';
import { documentMachine, unshownOf, type DocumentAsked } from '#machines/sales/documents/documentMachine.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { Spinner } from '#src/layout/Spinner.tsx';
import { SidePanel } from '#src/sales/panels/SidePanel.tsx';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { useApplication } from '#src/shell/application.ts';
import { useFailureWords } from '#src/shell/useFailureWords.ts';
import { PdfView } from '#src/viewer/PdfView.tsx';
import { PictureView } from '#src/viewer/PictureView.tsx';
import styles from './DocumentPanel.module.css';
import { readDocument } from './readDocument.ts';

interface Props {
  readonly asked: DocumentAsked;
  readonly shell: ShellActor;
  readonly onClose: () => void;
}

/**
 * A file of a report beside the page: its pages or picture, or why it is not shown and how it is kept. It is read once, though a window that
 * is made narrower draws the panel anew: each reading is on the trail.
 */
export const DocumentPanel = ({ asked, shell, onClose }: Props) => {
  const { t } = useTexts('sales');
  const { client } = useApplication();
  const [machine] = useState(() =>
    documentMachine.provide({
      actors: {
        readDocument: fromPromise<Blob, DocumentAsked>(({ input, signal }) =>
          readDocument({ client, shell }, input, signal),
        ),
      },
    }),
  );
  const actor = useActorRef(machine, { input: asked });
  const { content, failure } = useSelector(actor, ({ context }) => context);
  const { documentId, name } = asked.file;
  return (
    <SidePanel name={`document-${documentId}`} title={name} onClose={onClose}>
      <p role="status" className="visually-hidden">
        {content ? t('document.here', { name }) : null}
      </p>
      {!content && !failure ? <Spinner label={t('document.loading')} /> : null}
      {failure ? <NotHere failure={failure} onRetry={() => actor.send({ type: 'RETRY' })} /> : null}
      {content ? <Content file={asked.file} content={content} /> : null}
    </SidePanel>
  );
};

interface ContentProps {
  readonly file: ClaimDocument;
  readonly content: Blob;
}

const Content = ({ file, content }: ContentProps) => {
  const { t } = useTexts('sales');
  const { name, type } = file;
  const unshown = unshownOf(file);
  const address = useAddress(content);
  const viewer = useRef<HTMLDivElement>(null);
  // What has come is higher than what stood there: the name above it stays in sight at the end of a page, too.
  useEffect(() => {
    const { top = 0 } = viewer.current?.closest('aside')?.getBoundingClientRect() ?? {};
    if (top < 0) scrollBy({ top });
  }, []);
  if (unshown !== undefined)
    return (
      <Notice
        title={t(`document.unshown.${unshown}`)}
        action={
          <ButtonLink icon="downward" href={address} download={name}>
            {t('document.keep')}
          </ButtonLink>
        }
      >
        <p>{t('document.unshownText')}</p>
      </Notice>
    );
  return (
    <div ref={viewer} className={styles['viewer']}>
      {viewedKind(type) === 'pdf' ? (
        <PdfView name={name} source={content} address={address} />
      ) : (
        <PictureView name={name} address={address} />
      )}
    </div>
  );
};

const NotHere = ({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) => {
  const { t } = useTexts('sales');
  const words = useFailureWords(failure);
  const isGone = failure.code === '404';
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={isGone ? t('document.gone') : words.title}
        action={
          <Button icon="retry" onClick={onRetry}>
            {t('document.again')}
          </Button>
        }
      >
        <p>{isGone ? t('document.goneText') : words.text}</p>
      </Notice>
    </div>
  );
};

/** The address of what is at hand, as long as it is looked at. */
const useAddress = (content: Blob): string => {
  const [address] = useState(() => URL.createObjectURL(content));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
};
