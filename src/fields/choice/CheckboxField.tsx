import { memo, type ReactNode } from 'react';
import { describedBy } from '#src/fields/describedBy.ts';
import { FieldMessages } from '#src/fields/FieldMessages.tsx';
import type { FieldProps } from '#src/fields/fieldProps.ts';
import { useBoundField, type BoundField } from '#src/fields/useBoundField.ts';
import styles from './CheckboxField.module.css';

/** One box to tick. Its label is a whole sentence. */
export const CheckboxField = memo(function CheckboxField(props: FieldProps): ReactNode {
  return <Checkbox {...useBoundField(props)} />;
});

function Checkbox({ id, name, label, hint, isChecked, isDisabled, isOptional, error, note }: BoundField) {
  return (
    <div className={styles['frame']} data-field-frame>
      <label className={styles['line']}>
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={isChecked}
          disabled={isDisabled}
          className={styles['box']}
          aria-required={isOptional ? undefined : true}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error, note })}
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      ) : null}
      <FieldMessages id={id} error={error} note={note} />
    </div>
  );
}
