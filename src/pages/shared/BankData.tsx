import type { ReactNode } from 'react';
import { useAnswer } from '../../forms/useAnswer.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Notice } from '../../layout/Notice.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { accountEnding } from './masked.ts';
import styles from './BankData.module.css';

/** Where the money goes: what may be known of the account of the policy, and what a repair shop's account is for. */
export function BankData(props: PageProps): ReactNode {
  const { t } = useTexts('shared');
  const { riskFlow, maskedAccount } = props.claim;
  const caused =
    riskFlow === 'POVPOJ' ? (
      <Notice title={t('bankData.caused.title')}>{t('bankData.caused.text')}</Notice>
    ) : null;
  return (
    <PageForm
      {...props}
      around={{
        bankContactType: (field) => (
          <>
            {field}
            <PolicyAccount maskedAccount={maskedAccount} />
          </>
        ),
        bankContact: (field) => (
          <>
            <p className={styles['invoice']}>{t('bankData.shopAccount')}</p>
            {field}
          </>
        ),
      }}
      frame={(questions) => (
        <>
          {caused}
          {questions}
        </>
      )}
    />
  );
}

function PolicyAccount({ maskedAccount }: { maskedAccount: string | undefined }) {
  const { t } = useTexts('shared');
  if (useAnswer('bankContactType') !== 'POLICY') return null;
  return (
    <Notice>
      {maskedAccount
        ? t('bankData.policy', { ending: accountEnding(maskedAccount) })
        : t('bankData.policyUnseen')}
    </Notice>
  );
}
