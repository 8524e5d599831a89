import type { ReactNode } from 'react';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';
import styles from './FieldRow.module.css';

type Props = { name: string; isOptional?: boolean };

/**
 * A Czech account in the three parts it is written in: prefix, number, bank code.
 *
 * @param name the account: `bankContact`
 * @param isOptional whether it may be left out as a whole
 */
export const AccountField = ({ name, isOptional = false }: Props): ReactNode => (
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
      isOptional={isOptional}
    />
    <SelectField
      name={`${name}.bankCode`}
      words="bankContact.bankCode"
      codelist="bank-code"
      showsCode
      isOptional={isOptional}
    />
  </div>
);
