import { memo, useState, type ReactNode } from 'react';
import { readTime } from '../../machines/claim/moment.ts';
import { useHiddenValue } from '../forms/useHiddenValue.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { describedBy } from './describedBy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useBoundField, type BoundField } from './useBoundField.ts';
import styles from './DateTimeField.module.css';
import line from './TextField.module.css';

/** A time of day on a clock of 24 hours, typed the way people type it (`8:05`, `805`, `8.05`, `8`); kept as `08:05`. */
export const TimeField = memo(function TimeField(props: FieldProps): ReactNode {
  return <TimeInput {...useBoundField(props)} />;
});

function TimeInput(field: BoundField) {
  const { id, isOptional, error, note } = field;
  const { t } = useTexts('common');
  const { value, change, leave, carrier } = useHiddenValue(field.name, field.defaultValue);
  // While the reporter types, the letters stand as typed; afterwards as HH:MM.
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && (readTime(typed) ?? typed) === value;
  return (
    <FieldFrame id={id} words={field} isOptional={isOptional} error={error} note={note}>
      {carrier}
      <input
        id={id}
        className={`${line['input']} ${styles['time']}`}
        inputMode="decimal"
        autoComplete="off"
        placeholder={t('date.timePlaceholder')}
        value={isTyping ? typed : value}
        onChange={(event) => {
          setTyped(event.target.value);
          change(readTime(event.target.value) ?? event.target.value);
        }}
        onBlur={() => {
          setTyped(undefined);
          leave();
        }}
        disabled={field.isDisabled}
        aria-required={isOptional ? undefined : true}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, field)}
      />
    </FieldFrame>
  );
}
