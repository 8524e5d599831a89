import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import styles from './Documents.module.css';
import { documentsState, type DocumentKind } from './documentsState.ts';
import { DocumentPlace } from './parts/DocumentPlace.tsx';
import { FileRules } from './parts/FileRules.tsx';
import { HelpfulDocument } from './parts/HelpfulDocument.tsx';
import { NeededDocument } from './parts/NeededDocument.tsx';
import { Section } from './parts/Section.tsx';
import { SendDocuments } from './parts/SendDocuments.tsx';
import { UncheckedFiles } from './parts/UncheckedFiles.tsx';
import { usePastedFiles } from '#src/uploads/usePastedFiles.ts';
import { otherDocument } from '#machines/service/documents.ts';
import { isMoving, useUploads } from '#src/uploads/uploadContext.ts';

/** Photos and papers: what is needed is open, what helps is closed. Files are uploaded as they are picked. */
export function Documents({ flow, page, claim, configuration, isBusy, onNext }: PageProps): ReactNode {
  const { claimType } = flow;
  const { title, lead } = usePageTexts(claimType, page, textVariants(flow, claim));
  const { t } = useTexts('shared');
  const uploads = useUploads();
  const types = configuration.acceptedFileTypes;
  const kinds = documentsState(flow, claim, uploads.files);
  const needed = kinds.filter(({ isRequired }) => isRequired);
  // What is added to a sent claim need not be sorted.
  const anything = page.submits || kinds.length === 1 ? kinds.at(-1) : undefined;
  const helpful = kinds.filter((kind) => !kind.isRequired && kind !== anything);
  const added = kinds.flatMap((kind) => kind.added);
  const areMoving = added.some(isMoving);
  const isMissing = !needed.every(hasFiles);
  // What is pasted is what was asked for and is not there yet.
  usePastedFiles((files) =>
    uploads.add(files, needed.find((kind) => !hasFiles(kind))?.code ?? otherDocument),
  );
  return (
    <PageFrame title={title} lead={lead}>
      <FileRules added={added} types={types} />
      {needed.length > 0 ? (
        <Section title={t('documents.required')}>
          <p className={styles['count']}>
            {t('documents.neededCount', { added: needed.filter(hasFiles).length, needed: needed.length })}
          </p>
          {needed.map((kind) => (
            <NeededDocument key={kind.code} {...{ kind, types, uploads, claimType, claim }} />
          ))}
        </Section>
      ) : null}
      {anything ? (
        <DocumentPlace kind={anything} {...{ types, uploads, pickId }} label={t('documents.any')} />
      ) : null}
      {helpful.length > 0 ? (
        <Section title={t(anything ? 'documents.byKind' : 'documents.optional')}>
          {!anything && helpful.some(hasFiles) ? (
            <p className={styles['count']}>
              {t('documents.helpfulCount', { count: helpful.filter(hasFiles).length })}
            </p>
          ) : null}
          {helpful.map((kind) => (
            <HelpfulDocument key={kind.code} {...{ kind, types, uploads, claimType, claim }} />
          ))}
        </Section>
      ) : null}
      <UncheckedFiles />
      {areMoving && !page.submits ? <Notice>{t('documents.moving')}</Notice> : null}
      {isMissing ? <Notice>{t('documents.missingNotice')}</Notice> : null}
      {page.submits ? (
        <SendDocuments {...{ added, areMoving, isBusy, pickId }} onSend={() => onNext({})} />
      ) : (
        <ActionBar onPress={() => onNext({})} isBusy={isBusy} />
      )}
    </PageFrame>
  );
}

/** The button that documents of any kind are picked by. */
const pickId = 'pick-documents';

const hasFiles = ({ added }: DocumentKind) => added.length > 0;
