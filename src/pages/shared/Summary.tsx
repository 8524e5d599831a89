import type { ReactNode } from 'react';
import { CheckboxField } from '../../fields/CheckboxField.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { usePageTexts } from '../usePageTexts.ts';
import { AddedDocuments } from './parts/AddedDocuments.tsx';
import { AnswersOfPage } from './parts/AnswersOfPage.tsx';
import { Section } from './parts/Section.tsx';
import styles from './Summary.module.css';
import { summarySteps } from './summarySteps.ts';

/** Check your answers, agree to what sending means, and send. */
export function Summary(props: PageProps): ReactNode {
  const { flow, page, claim, onChange } = props;
  const { t } = useTexts('shared');
  const { say } = usePageTexts(flow.claimType, page);
  const answered = summarySteps(flow, claim).flatMap(({ pages }) => pages);
  return (
    <PageForm {...props} action={t('summary.send')}>
      {answered.map((one) => (
        <AnswersOfPage key={one.page.code} {...one} claimType={flow.claimType} onChange={onChange} />
      ))}
      <AddedDocuments claim={claim} claimType={flow.claimType} onChange={() => onChange('documents')} />
      <Section title={t('summary.consents')}>
        <CheckboxField name="truthfulness" />
        <CheckboxField name="dataProcessingConsent" />
        <p className={styles['afterwards']}>{say('afterwards')}</p>
      </Section>
    </PageForm>
  );
}
