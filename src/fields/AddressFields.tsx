import type { ReactNode } from 'react';
import { ComboField } from './ComboField.tsx';
import { TextField } from './TextField.tsx';
import styles from './FieldRow.module.css';

type Props = {
  /** The address: `insured.address`. */
  name: string;
  /** The country is asked; at home it is not, and the address is a Czech one. */
  isAbroad?: boolean;
  /** It is the reporter's, so the browser may offer it. */
  isOwn?: boolean;
};

/** Street with its number, postcode and town, abroad the country. */
export function AddressFields({ name, isAbroad = false, isOwn = false }: Props): ReactNode {
  const offer = (what: string) => ({ autoComplete: isOwn ? what : 'off' });
  return (
    <>
      <TextField
        name={`${name}.streetWithNumbers`}
        words="address.streetWithNumbers"
        {...offer('street-address')}
      />
      <div className={styles['row']} data-of="town">
        <TextField
          name={`${name}.zipCode`}
          words="address.zipCode"
          inputMode={isAbroad ? 'text' : 'numeric'}
          {...offer('postal-code')}
        />
        <TextField name={`${name}.city`} words="address.city" {...offer('address-level2')} />
      </div>
      {isAbroad ? (
        <ComboField name={`${name}.countryCode`} words="address.countryCode" codelist="country" />
      ) : (
        <input hidden name={`${name}.countryCode`} defaultValue="CZ" />
      )}
    </>
  );
}
