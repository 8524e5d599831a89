import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';

/** The employer. On a Slovak policy, or to who reads Slovak, that injuries at work are another office's is said first. */
export function Employer(props: PageProps): ReactNode {
  const { t, language } = useTexts('liability');
  const { harmed, policyCountry } = props.claim;
  const isSlovak = (policyCountry ?? (language === 'sk' ? 'SK' : 'CZ')) === 'SK';
  return (
    <PageForm
      {...props}
      above={
        isSlovak && harmed === 'EMPLOYEE' ? (
          <Notice title={t('employer.slovakTitle')}>{t('employer.slovakText')}</Notice>
        ) : null
      }
    />
  );
}
