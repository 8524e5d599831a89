import { useState, type InputEvent, type ReactNode } from 'react';
import { wholeAccount } from '#machines/claim/wholeAccount.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { BankCodeField } from './BankCodeField.tsx';
import { TextField } from './TextField.tsx';
import styles from './FieldRow.module.css';

type Props = { name: string; isOptional?: boolean | undefined };

/**
 * A Czech or Slovak account such as `bankContact` in the three parts it is written in: prefix, number, bank code. One that is
 * pasted or typed as a whole, or as its IBAN, is taken apart. An optional one may be left out as a whole.
 */
export const AccountField = ({ name, isOptional = false }: Props): ReactNode => {
  const { setValues } = useFormAround();
  const { t } = useTexts('common');
  const [isTakenApart, setTakenApart] = useState(false);
  const takeApart = ({ target }: InputEvent<HTMLDivElement>) => {
    const account = target instanceof HTMLInputElement ? wholeAccount(target.value) : undefined;
    if (!account) return;
    setValues(Object.fromEntries(Object.entries(account).map(([part, value]) => [`${name}.${part}`, value])));
    setTakenApart(true);
  };
  return (
    <>
      <div className={styles['row']} data-of="account" onInput={takeApart}>
        <TextField
          name={`${name}.accountPrefix`}
          words="bankContact.accountPrefix"
          inputMode="numeric"
          isOptional
        />
        <TextField
          name={`${name}.accountNumber`}
          words="bankContact.accountNumber"
          inputMode="numeric"
          isOptional={isOptional}
        />
        <BankCodeField name={`${name}.bankCode`} words="bankContact.bankCode" isOptional={isOptional} />
      </div>
      <output className="visually-hidden">{isTakenApart ? t('accountTakenApart') : null}</output>
    </>
  );
};
