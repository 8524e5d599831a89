import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { FoundPolicy } from '#src/pages/shared/parts/FoundPolicy.tsx';

/** What happened; who does not know what is insured learns that we call. Above stands the policy just found. */
export function Event(props: PageProps): ReactNode {
  const { t } = useTexts('uniflow');
  return (
    <PageForm
      {...props}
      above={
        <>
          <FoundPolicy {...props} />
          {props.claim.uniRisk === 'UNINEVIM' ? (
            <Notice title={t('event.wait.title')}>{t('event.wait.text')}</Notice>
          ) : null}
        </>
      }
    />
  );
}
