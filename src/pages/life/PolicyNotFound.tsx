import type { ReactNode } from 'react';
import { previousPage } from '../../../machines/flow/walk.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../layout/Button.tsx';
import { Notice } from '../../layout/Notice.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** No such policy: what was typed can be corrected, or the report continues without one. */
export function PolicyNotFound(props: PageProps): ReactNode {
  const { flow, page, claim, onChange } = props;
  const { t } = useTexts('life');
  const search = previousPage(flow, claim, page.code);
  const notice = search ? (
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
  ) : null;
  return <PageForm {...props} above={notice} />;
}
