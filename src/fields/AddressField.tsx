import type { ReactNode } from 'react';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { ComboField } from './combo/ComboField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { TextField } from './TextField.tsx';
import styles from './FieldRow.module.css';

type Props = Pick<FieldProps, 'name' | 'isOptional'> & {
  /** It is the reporter's own, so the browser may offer it. */
  isOwn?: boolean | undefined;
};

/** Street with its number, ZIP code and town and, for an address abroad as the answer beside it says, the country. */
export function AddressField({ name, isOptional, isOwn = false }: Props): ReactNode {
  const isAbroad = useAnswer(name.replace(/\w+$/, 'addressChoice')) === 'ABROAD';
  const isBegun = useAnswer(`${name}.streetWithNumbers`).trim() !== '';
  return (
    <>
      <TextField
        name={`${name}.streetWithNumbers`}
        words="address.streetWithNumbers"
        isOptional={isOptional ?? false}
        autoComplete={isOwn ? 'street-address' : undefined}
      />
      {/* One that may be left out is wanted whole once it is begun. */}
      {isOptional && !isBegun ? null : <TownAndCountry {...{ name, isAbroad, isOwn }} />}
    </>
  );
}

const TownAndCountry = ({ name, isAbroad, isOwn }: { name: string; isAbroad: boolean; isOwn: boolean }) => (
  <>
    <div className={styles['row']} data-of="town">
      <TextField
        name={`${name}.zipCode`}
        words="address.zipCode"
        inputMode={isAbroad ? 'text' : 'numeric'}
        isOptional={false}
        autoComplete={isOwn ? 'postal-code' : undefined}
      />
      <TextField
        name={`${name}.city`}
        words="address.city"
        isOptional={false}
        autoComplete={isOwn ? 'address-level2' : undefined}
      />
    </div>
    {isAbroad ? (
      <ComboField
        name={`${name}.countryCode`}
        words="address.countryCode"
        codelist="country"
        isOptional={false}
      />
    ) : (
      <HomeCountry name={`${name}.countryCode`} />
    )}
  </>
);

/** That of the policy where the page began with one, else the Czech Republic. */
const HomeCountry = ({ name }: { name: string }) => (
  <input hidden name={name} defaultValue={useAnswer(name) || 'CZ'} />
);
