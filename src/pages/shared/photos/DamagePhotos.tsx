import { Suspense, useId, useState, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { documentsState } from '#src/pages/shared/documentsState.ts';
import { DocumentPlace } from '#src/pages/shared/parts/DocumentPlace.tsx';
import { useDocumentWords } from '#src/pages/shared/useDocumentWords.ts';
import { useUploads } from '#src/uploads/uploadContext.ts';
import { CarViews } from './CarViews.tsx';
import styles from './DamagePhotos.module.css';
import { showsCar } from './photoSubject.ts';

const photo = 'DAMAGE_PHOTO';

/** The way to photos where the damage is pointed at: the same files as on the page of documents, earlier. */
export function DamagePhotos({
  flow,
  claim,
  configuration,
}: Pick<PageProps, 'flow' | 'claim' | 'configuration'>): ReactNode {
  const { t } = useTexts('car');
  const { t: shared } = useTexts('shared');
  const uploads = useUploads();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name } = useDocumentWords(photo, flow.claimType, claim);
  const kind = documentsState(flow, claim, uploads.files).find(({ code }) => code === photo);
  if (!kind) return null;
  const { length: count } = kind.added;
  return (
    <div className={styles['photos']}>
      <p className={styles['way']}>
        <Button icon="camera" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('photoViews.open')}
        </Button>
        {count > 0 ? <span>{shared('documents.has', { count })}</span> : null}
      </p>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          // What its words are fetched for hides nothing else.
          <Suspense>
            {showsCar(claim) ? <CarViews kind={kind} uploads={uploads} /> : null}
            <DocumentPlace
              kind={kind}
              label={name}
              types={configuration.acceptedFileTypes}
              uploads={uploads}
            />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
