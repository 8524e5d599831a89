import type { ReactNode } from 'react';
import { bankContactTypesOf } from '../../../machines/claim/bankContactTypes.ts';
import type { BankContactType } from '../../../machines/claim/enums.ts';
import { AccountField } from '../../fields/AccountField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { TileField } from '../../fields/TileField.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import type { IconName } from '../../layout/icons.ts';
import { Notice } from '../../layout/Notice.tsx';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { accountEnding } from './masked.ts';
import styles from './BankData.module.css';
import { bankDataQuestions } from './sharedQuestions.ts';

const icons = {
  POLICY: 'shield',
  ENTERED: 'bank',
  REPAIR_SHOP_COMPANY: 'wrench',
  FUTURE_ACCOUNT: 'clock',
  ENTERED_ANOTHER: 'people',
  FOREIGN: 'globe',
  NONE: 'close',
} satisfies Record<BankContactType, IconName>;

/** Where the money goes, what most choose first; and the account that the choice asks for. */
export function BankData(props: PageProps): ReactNode {
  const { t } = useTexts('shared');
  const { riskFlow, maskedAccount } = props.claim;
  const { common, further } = bankContactTypesOf(props.claim);
  return (
    <PageForm {...props}>
      {riskFlow === 'POVPOJ' ? (
        <Notice title={t('bankData.caused.title')}>{t('bankData.caused.text')}</Notice>
      ) : null}
      <TileField name="bankContactType" options={common} further={further} icons={icons} isLabelHidden />
      <Asked when={bankDataQuestions.maskedAccount}>
        <Notice>
          {maskedAccount
            ? t('bankData.policy', { ending: accountEnding(maskedAccount) })
            : t('bankData.policyUnseen')}
        </Notice>
      </Asked>
      <Asked when={bankDataQuestions.userEnteredBankContact}>
        <AccountField name="userEnteredBankContact" />
      </Asked>
      <Asked when={bankDataQuestions.userEnteredAnotherBankContact}>
        <TextField name="userEnteredAnotherBankContact.holder" isOptional={false} />
        <AccountField name="userEnteredAnotherBankContact" />
      </Asked>
      <Asked when={bankDataQuestions['bankContact.iban']}>
        <TextField name="bankContact.iban" isUpperCase isOptional={false} />
      </Asked>
      <Asked when={bankDataQuestions['bankContact.companyName']}>
        <TextField name="bankContact.companyName" isOptional={false} />
        <TextField name="bankContact.identificationNumber" inputMode="numeric" width="short" />
        <p className={styles['invoice']}>{t('bankData.shopAccount')}</p>
        <AccountField name="bankContact" isOptional />
      </Asked>
    </PageForm>
  );
}
