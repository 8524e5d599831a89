import type { ReactNode } from 'react';
import { useAnswer } from '../forms/useAnswer.ts';
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
  /** All of it may be left out; begun, it is wanted whole. */
  isOptional?: boolean;
};

/** Street with its number, postcode and town, abroad the country. */
export function AddressFields({ name, isAbroad = false, isOwn = false, isOptional }: Props): ReactNode {
  const offer = (what: string) => ({ autoComplete: isOwn ? what : 'off' });
  return (
    <>
      <TextField
        name={`${name}.streetWithNumbers`}
        words="address.streetWithNumbers"
        isOptional={isOptional}
        {...offer('street-address')}
      />
      <div className={styles['row']} data-of="town">
        <TextField
          name={`${name}.zipCode`}
          words="address.zipCode"
          inputMode={isAbroad ? 'text' : 'numeric'}
          isOptional={isOptional}
          {...offer('postal-code')}
        />
        <TextField
          name={`${name}.city`}
          words="address.city"
          isOptional={isOptional}
          {...offer('address-level2')}
        />
      </div>
      {isAbroad ? (
        <ComboField name={`${name}.countryCode`} words="address.countryCode" codelist="country" />
      ) : (
        <AtHome name={name} isOptional={isOptional ?? false} />
      )}
    </>
  );
}

/** The country makes an address of what is empty otherwise: one left out has none. */
function AtHome({ name, isOptional }: { name: string; isOptional: boolean }) {
  const typed = [
    useAnswer(`${name}.streetWithNumbers`),
    useAnswer(`${name}.zipCode`),
    useAnswer(`${name}.city`),
  ];
  const isThere = !isOptional || typed.some((text) => text.trim() !== '');
  return isThere ? <input hidden name={`${name}.countryCode`} defaultValue="CZ" /> : null;
}
