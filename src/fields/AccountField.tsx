import type { ReactNode } from 'react';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';
import styles from './FieldRow.module.css';

/**
 * A Czech account in the three parts it is written in: prefix, number, bank code.
 *
 * @param name the account: `bankContact`
 */
export const AccountField = ({ name }: { name: string }): ReactNode => (
  <div className={styles['row']} data-of="account">
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
      isOptional={false}
    />
    <SelectField
      name={`${name}.bankCode`}
      words="bankContact.bankCode"
      codelist="bank-code"
      showsCode
      isOptional={false}
    />
  </div>
);
