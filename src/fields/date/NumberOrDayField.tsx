import { memo, useState, type ReactNode } from 'react';
import { isMeantAsBirthNumber } from '#machines/claim/checks/birthNumber.ts';
import { writeDate } from '#machines/claim/checks/date.ts';
import { readDay } from '#machines/claim/writing/spokenDay.ts';
import { usePageField } from '#src/forms/usePageField.ts';
import { useHiddenValue } from '#src/forms/useHiddenValue.tsx';
import { describedBy } from '#src/fields/describedBy.ts';
import { FieldFrame } from '#src/fields/FieldFrame.tsx';
import type { FieldProps } from '#src/fields/fieldProps.ts';
import { useBoundField, type BoundField } from '#src/fields/useBoundField.ts';
import { useFieldWords } from '#src/fields/useFieldWords.ts';
import line from '#src/fields/TextField.module.css';

type Day = {
  /** The field of the day. */
  day: string;
};

/**
 * A birth number or a birth date in one box. What is typed tells which of the two it is: the one is kept as it was typed, the other
 * as an ISO date, and never both. What is wrong with either is said below the box.
 */
export const NumberOrDayField = memo(function NumberOrDayField({
  day,
  words,
  ...props
}: FieldProps & Day): ReactNode {
  const { label, hint } = useFieldWords(words ?? props.name);
  return <Box {...useBoundField(props)} {...{ label, hint, day }} />;
});

function Box({ day, ...field }: BoundField & Day) {
  const { id, isOptional } = field;
  const other = usePageField(day);
  const number = useHiddenValue(field.name, field.defaultValue);
  const date = useHiddenValue(day, other.defaultValue);
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && isHeld(typed, number.value, date.value);
  const error = field.error ?? other.error;
  const note = field.note ?? other.note;

  const type = (text: string) => {
    const held = heldOf(text);
    setTyped(text);
    if (held.number !== number.value) number.change(held.number);
    if (held.date !== date.value) date.change(held.date);
  };
  return (
    <FieldFrame id={id} words={field} isOptional={isOptional} error={error} note={note}>
      {number.carrier}
      {date.carrier}
      {/* The summary of what is wrong leads to the day by its id. */}
      <span id={other.id} hidden />
      <div className={line['line']} data-width="medium">
        <input
          id={id}
          className={line['input']}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={isTyping ? typed : number.value || writeDate(date.value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setTyped(undefined);
            (date.value === '' ? number : date).leave();
          }}
          disabled={field.isDisabled}
          aria-required={isOptional ? undefined : true}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint: field.hint, error, note })}
        />
      </div>
    </FieldFrame>
  );
}

const heldOf = (text: string) =>
  isMeantAsBirthNumber(text) ? { number: text, date: '' } : { number: '', date: readDay(text) ?? text };

const isHeld = (text: string, number: string, date: string): boolean => {
  const held = heldOf(text);
  return held.number === number && held.date === date;
};
