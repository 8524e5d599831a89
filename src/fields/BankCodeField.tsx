import { memo, type ReactNode } from 'react';
import { useCodelist, type CodelistEntry } from '#src/codelists/useCodelist.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import styles from './BankCodeField.module.css';
import { describedBy } from './describedBy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import line from './TextField.module.css';
import { useBoundField, type BoundField } from './useBoundField.ts';

/**
 * The code of a bank, four digits that everybody has at the end of their account number. The bank is named once it is known; one
 * that the list lacks is taken as it is.
 */
export const BankCodeField = memo(function BankCodeField(props: FieldProps): ReactNode {
  const field = useBoundField(props);
  const { values } = useCodelist('bank-code');
  return <CodeInput {...field} banks={values} />;
});

function CodeInput({ banks, ...field }: BoundField & { banks: readonly CodelistEntry[] }) {
  const { id, name, isOptional, error, note } = field;
  const code = useAnswer(name).trim();
  const bank = banks.find((one) => one.code === code)?.name;
  return (
    <FieldFrame id={id} words={field} isOptional={isOptional} error={error} note={note}>
      <div className={styles['line']}>
        <input
          id={id}
          name={name}
          className={`${line['input']} ${styles['code']}`}
          defaultValue={field.defaultValue}
          disabled={field.isDisabled}
          inputMode="numeric"
          autoComplete="off"
          list={`${id}-list`}
          aria-required={isOptional ? undefined : true}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field)}
        />
        <datalist id={`${id}-list`}>
          {banks.map((one) => (
            <option key={one.code} value={one.code}>
              {one.name}
            </option>
          ))}
        </datalist>
        <output className={styles['bank']} htmlFor={id}>
          {bank}
        </output>
      </div>
    </FieldFrame>
  );
}
