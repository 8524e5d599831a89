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
  const choice = useAnswer(name.replace(/\w+$/, 'addressChoice'));
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
      {isOptional && !isBegun ? null : <TownAndCountry {...{ name, choice, isOwn }} />}
    </>
  );
}

const TownAndCountry = ({ name, choice, isOwn }: { name: string; choice: string; isOwn: boolean }) => (
  <>
    <div className={styles['row']} data-of="town">
      <TextField
        name={`${name}.zipCode`}
        words="address.zipCode"
        inputMode={choice === 'ABROAD' ? 'text' : 'numeric'}
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
    {choice === 'ABROAD' ? (
      <ComboField
        name={`${name}.countryCode`}
        words="address.countryCode"
        codelist="country"
        isOptional={false}
      />
    ) : (
      <HomeCountry name={`${name}.countryCode`} choice={choice} />
    )}
  </>
);

/** The country chosen beside it; else that of the policy where the page began with one, and the Czech Republic. */
const HomeCountry = ({ name, choice }: { name: string; choice: string }) => {
  const begun = useAnswer(name);
  const country = countryOf[choice] ?? (begun || 'CZ');
  return <input key={country} hidden name={name} defaultValue={country} />;
};

const countryOf: Readonly<Record<string, string>> = { CZECH: 'CZ', SLOVAK: 'SK' };
