import type { ReactNode } from 'react';
import { limits } from '../../../machines/claim/limits.ts';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** What the reporter wants to know. It is sent from here. */
export function Question(props: PageProps): ReactNode {
  const { t } = useTexts('shared');
  return (
    <PageForm {...props} action={t('question.send')}>
      <TextAreaField name="question" max={limits.moreInfo} />
    </PageForm>
  );
}
