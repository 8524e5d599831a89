import { situationOf } from '#machines/flow/situation.ts';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';

/** No such policy: what was typed can be corrected, or the report continues without one. */
export function PolicyNotFound(props: PageProps): ReactNode {
  const { flow, page, claim, onChange } = props;
  const { t } = useTexts('life');
  const search = situationOf(flow, claim).previous(page.code);
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
