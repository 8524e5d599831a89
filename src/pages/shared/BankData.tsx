import { useEffect, useRef, useState, type ReactNode } from 'react';
import { foreignIban } from '#machines/claim/checks/iban.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { accountEnding } from '#machines/claim/writing/masked.ts';
import { FoundPolicy } from './parts/FoundPolicy.tsx';
import { FoundVehicle } from './parts/FoundVehicle.tsx';
import styles from './BankData.module.css';

/** Where the money goes: what may be known of the account of the policy, and what a repair shop's account is for. */
export function BankData(props: PageProps): ReactNode {
  const { t } = useTexts('shared');
  const { riskFlow, maskedAccount } = props.claim;
  const [isLed, setLed] = useState(false);
  const withForeign = (name: string, field: ReactNode) => (
    <>
      {field}
      <ForeignAccount name={name} onLed={() => setLed(true)} />
    </>
  );
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
        userEnteredBankContact: (field) => withForeign('userEnteredBankContact', field),
        userEnteredAnotherBankContact: (field) => withForeign('userEnteredAnotherBankContact', field),
        'bankContact.iban': (field) => <Arrival isAwaited={isLed}>{field}</Arrival>,
        bankContact: (field) => (
          <>
            <p className={styles['invoice']}>{t('bankData.shopAccount')}</p>
            {field}
          </>
        ),
      }}
      above={
        <>
          <FoundVehicle {...props} />
          <FoundPolicy {...props} />
          {caused}
        </>
      }
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

/** Leads a reporter who typed the IBAN of an account abroad to the field for it, and takes it along. */
function ForeignAccount({ name, onLed }: { name: string; onLed: () => void }) {
  const { t } = useTexts('shared');
  const { setValues } = useFormAround();
  const [number, prefix] = [useAnswer(`${name}.accountNumber`), useAnswer(`${name}.accountPrefix`)];
  const iban = foreignIban(number) ?? foreignIban(prefix);
  if (iban === undefined) return null;
  const lead = () => {
    onLed();
    setValues({
      bankContactType: 'FOREIGN',
      'bankContact.iban': iban,
      [`${name}.accountPrefix`]: '',
      [`${name}.accountNumber`]: '',
    });
  };
  return (
    <Notice>
      <p>{t('bankData.foreign')}</p>
      <Button onClick={lead}>{t('bankData.toForeign')}</Button>
    </Notice>
  );
}

/** Takes the focus to a field that the reporter was led to. */
function Arrival({ isAwaited, children }: { isAwaited: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAwaited) place.current?.querySelector('input')?.focus();
  }, [isAwaited]);
  return <div ref={place}>{children}</div>;
}
