import { useState, type ReactNode } from 'react';
import { readTime } from '#machines/claim/checks/moment.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import line from '#src/fields/TextField.module.css';
import styles from './TimeBox.module.css';
import type { TypedBoxProps } from '#src/fields/typedBoxProps.ts';

/** The box a time of day is typed into, on a clock of 24 hours. */
export function TimeBox({ value, onChange, onLeave, ...props }: TypedBoxProps): ReactNode {
  const { t } = useTexts('common');
  // While the reporter types, the letters stand as typed; afterwards as HH:MM.
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && (readTime(typed) ?? typed) === value;
  return (
    <input
      id={props.id}
      className={`${line['input']} ${styles['time']}`}
      inputMode="decimal"
      autoComplete="off"
      placeholder={t('date.timePlaceholder')}
      value={isTyping ? typed : value}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readTime(event.target.value) ?? event.target.value);
      }}
      onBlur={() => {
        setTyped(undefined);
        onLeave();
      }}
      disabled={props.isDisabled}
      aria-required={props.isRequired ? true : undefined}
      aria-invalid={props.isInvalid ? true : undefined}
      aria-describedby={props.describedBy}
    />
  );
}
