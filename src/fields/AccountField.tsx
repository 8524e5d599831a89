import { useState, type InputEvent, type ReactNode } from 'react';
import { dropSpaces } from '../../machines/claim/normalise.ts';
import { useFormAround } from '../forms/pageFormContext.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { BankCodeField } from './BankCodeField.tsx';
import { TextField } from './TextField.tsx';
import styles from './FieldRow.module.css';

type Props = { name: string; isOptional?: boolean | undefined };

/**
 * A Czech account such as `bankContact` in the three parts it is written in: prefix, number, bank code. One that is pasted or
 * typed as a whole is taken apart. An optional one may be left out as a whole.
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

/** The three parts of a Czech account. */
interface WholeAccount {
  readonly accountPrefix: string;
  readonly accountNumber: string;
  readonly bankCode: string;
}

/**
 * The parts of an account that is written as a whole, as on a statement: `19-2000145399/0800`, with or without spaces. The prefix
 * is empty where there is none; undefined for any other text.
 */
function wholeAccount(typed: string): WholeAccount | undefined {
  const [, accountPrefix = '', accountNumber, bankCode] =
    /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(dropSpaces(typed)) ?? [];
  return accountNumber && bankCode ? { accountPrefix, accountNumber, bankCode } : undefined;
}
