import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';

/** Where what is damaged can be seen. A harvest that is near cannot wait for us. */
export function Inspection(props: PageProps): ReactNode {
  const { t } = useTexts('uniflow');
  return (
    <PageForm
      {...props}
      above={
        props.claim.harvestOn ? (
          <Notice title={t('inspection.harvest.title')}>{t('inspection.harvest.text')}</Notice>
        ) : null
      }
    />
  );
}
