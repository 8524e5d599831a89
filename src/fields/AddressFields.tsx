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
};

/** Street with its number, postcode and town, abroad the country. */
export function AddressFields({ name, isAbroad = false, isOwn = false }: Props): ReactNode {
  return (
    <>
      <Street name={name} isOwn={isOwn} />
      <Town name={name} isAbroad={isAbroad} isOwn={isOwn} />
      {isAbroad ? (
        <ComboField name={`${name}.countryCode`} words="address.countryCode" codelist="country" />
      ) : (
        <AtHome name={name} />
      )}
    </>
  );
}

/** A Czech address that may be left out: begun with its street, it is wanted whole. */
export function OptionalAddressFields({ name }: Pick<Props, 'name'>): ReactNode {
  const isBegun = useAnswer(`${name}.streetWithNumbers`).trim() !== '';
  return (
    <>
      <Street name={name} isOptional />
      {isBegun ? (
        <>
          <Town name={name} isOptional={false} />
          <AtHome name={name} />
        </>
      ) : null}
    </>
  );
}

type Part = Props & { isOptional?: boolean };

const Street = ({ name, isOwn = false, isOptional }: Part) => (
  <TextField
    name={`${name}.streetWithNumbers`}
    words="address.streetWithNumbers"
    isOptional={isOptional}
    autoComplete={isOwn ? 'street-address' : 'off'}
  />
);

const Town = ({ name, isAbroad = false, isOwn = false, isOptional }: Part) => (
  <div className={styles['row']} data-of="town">
    <TextField
      name={`${name}.zipCode`}
      words="address.zipCode"
      inputMode={isAbroad ? 'text' : 'numeric'}
      isOptional={isOptional}
      autoComplete={isOwn ? 'postal-code' : 'off'}
    />
    <TextField
      name={`${name}.city`}
      words="address.city"
      isOptional={isOptional}
      autoComplete={isOwn ? 'address-level2' : 'off'}
    />
  </div>
);

const AtHome = ({ name }: Pick<Props, 'name'>) => (
  <input hidden name={`${name}.countryCode`} defaultValue="CZ" />
);
