import type { ReactNode } from 'react';
import { AccountField } from '../../fields/AccountField.tsx';
import { TileField } from '../../fields/TileField.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import type { IconName } from '../../layout/icons.ts';
import { Notice } from '../../layout/Notice.tsx';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { bankDataQuestions } from './sharedQuestions.ts';

const withPolicy = ['POLICY', 'ENTERED', 'NONE'];
const withoutPolicy = ['ENTERED', 'NONE'];
const icons = { POLICY: 'shield', ENTERED: 'bank', NONE: 'clock' } satisfies Record<string, IconName>;

/** Where the money goes: the policy's account where it has one, one entered here, or none yet. */
export function BankData(props: PageProps): ReactNode {
  const { t } = useTexts('shared');
  const { policyAccount, maskedAccount } = props.claim;
  const hasPolicyAccount = policyAccount === true;
  return (
    <PageForm {...props}>
      <TileField
        name="bankContactType"
        options={hasPolicyAccount ? withPolicy : withoutPolicy}
        icons={icons}
        isLabelHidden
      />
      <Asked when={bankDataQuestions.maskedAccount}>
        <Notice>
          {maskedAccount ? t('bankData.policy', { account: maskedAccount }) : t('bankData.policyUnseen')}
        </Notice>
      </Asked>
      <Asked when={bankDataQuestions.userEnteredBankContact}>
        <AccountField name="userEnteredBankContact" />
      </Asked>
    </PageForm>
  );
}
