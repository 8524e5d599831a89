import type { ReactNode } from 'react';
import { limits } from '../../../machines/claim/limits.ts';
import { formatFileSize } from '../../i18n/formatFileSize.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { ActionBar } from '../../layout/ActionBar.tsx';
import { Notice } from '../../layout/Notice.tsx';
import { PageFrame } from '../../layout/PageFrame.tsx';
import type { PageProps } from '../pageProps.ts';
import { usePageTexts } from '../usePageTexts.ts';
import styles from './Documents.module.css';
import { documentsState } from './documentsState.ts';
import { HelpfulDocument } from './parts/HelpfulDocument.tsx';
import { NeededDocument } from './parts/NeededDocument.tsx';
import { Section } from './parts/Section.tsx';
import { useUploads } from './uploadContext.ts';

/** Photos and papers: what is needed stands open, what helps waits closed. Files go up as they are picked. */
export function Documents({ flow, page, claim, configuration, isBusy, onNext }: PageProps): ReactNode {
  const { title, lead } = usePageTexts(flow.claimType, page.code);
  const { t, language } = useTexts('shared');
  const { t: common } = useTexts('common');
  const uploads = useUploads();
  const types = configuration.acceptedFileTypes;
  const kinds = documentsState({ ...claim, claimType: flow.claimType }, uploads.files);
  const needed = kinds.filter(({ isRequired }) => isRequired);
  const helpful = kinds.filter(({ isRequired }) => !isRequired);
  const isMissing = needed.some(({ added }) => added.length === 0);
  const size = (bytes: number) => formatFileSize(bytes, language);
  return (
    <PageFrame title={title} lead={lead}>
      <p className={styles['rules']}>
        {common('files.rules', {
          count: limits.files,
          one: size(limits.fileBytes),
          total: size(limits.filesBytes),
        })}{' '}
        {common('files.types', { types: types.join(', ').toUpperCase() })}
      </p>
      {needed.length > 0 ? (
        <Section title={t('documents.required')}>
          {needed.map((kind) => (
            <NeededDocument key={kind.code} {...{ kind, types, uploads }} />
          ))}
        </Section>
      ) : null}
      <Section title={t('documents.optional')}>
        {helpful.map((kind) => (
          <HelpfulDocument key={kind.code} {...{ kind, types, uploads }} />
        ))}
      </Section>
      {isMissing ? <Notice>{t('documents.missingNotice')}</Notice> : null}
      <ActionBar onPress={() => onNext({})} isBusy={isBusy} />
    </PageFrame>
  );
}
