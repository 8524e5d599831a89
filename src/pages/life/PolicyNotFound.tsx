import type { ReactNode } from 'react';
import { previousPage } from '../../../machines/flow/walk.ts';
import { CheckboxField } from '../../fields/CheckboxField.tsx';
import { RadioField } from '../../fields/RadioField.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../layout/Button.tsx';
import { Notice } from '../../layout/Notice.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

const types = ['LIFE', 'INJURY', 'LOAN', 'TRAVEL', 'UNKNOWN'];

/** No such policy: what was typed can be corrected, or the report goes on without one. */
export function PolicyNotFound(props: PageProps): ReactNode {
  const { flow, page, claim, onChange } = props;
  const { t } = useTexts('life');
  const search = previousPage(flow, claim, page.code);
  return (
    <PageForm {...props}>
      {search ? (
        <Notice
          title={t('policyNotFound.correct.title')}
          action={
            <Button icon="edit" onClick={() => onChange(search.code)}>
              {t('policyNotFound.correct.action')}
            </Button>
          }
        >
          {t('policyNotFound.correct.text')}
        </Notice>
      ) : null}
      <RadioField name="policyType" options={types} />
      <CheckboxField name="continueWithoutPolicy" />
    </PageForm>
  );
}
