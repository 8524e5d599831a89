import { Fragment, type ReactNode } from 'react';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import { summaryOf } from '#machines/flow/summary.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useIsNarrow } from '#src/layout/useIsWide.ts';
import { PageAdvice } from '#src/pages/PageAdvice.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
import { AddedDocuments } from './parts/AddedDocuments.tsx';
import { AnswersOfPage } from './parts/AnswersOfPage.tsx';
import { KeyAnswers } from './parts/KeyAnswers.tsx';
import { LeftFiles } from './parts/LeftFiles.tsx';
import { Section } from './parts/Section.tsx';
import styles from './Summary.module.css';

/** Check your answers, agree to what sending means, and send. */
export function Summary(props: PageProps): ReactNode {
  const { flow, page, claim, configuration, onChange } = props;
  const { t } = useTexts('shared');
  const { say } = usePageTexts(flow.claimType, page, textVariants(flow, claim));
  // On a phone the answers are read one part at a time, and what must be right stands before them.
  const isNarrow = useIsNarrow();
  const summary = summaryOf(flow, claim);
  return (
    <PageForm
      {...props}
      frame={(consents) => (
        <>
          {isNarrow ? <KeyAnswers {...{ flow, claim, summary, onChange }} /> : null}
          <div className={styles['answers']} data-folds={isNarrow}>
            {summary.map((told) => (
              <Fragment key={told.page.code}>
                <AnswersOfPage {...told} {...{ flow, claim, onChange }} isFolded={isNarrow} />
                <PageAdvice claimType={flow.claimType} page={told.page} claim={claim} />
              </Fragment>
            ))}
          </div>
          <LeftFiles types={configuration.acceptedFileTypes} />
          <AddedDocuments flow={flow} claim={claim} onChange={() => onChange('documents')} />
          <Section title={t('summary.consents')}>
            {consents}
            <p className={styles['afterwards']}>{say('afterwards')}</p>
          </Section>
        </>
      )}
    />
  );
}
