import { memo, type ReactNode } from 'react';
import { useHiddenValue } from '#src/forms/useHiddenValue.tsx';
import { DateBox, type DateLimits } from './DateBox.tsx';
import { describedBy } from '#src/fields/describedBy.ts';
import { FieldFrame } from '#src/fields/FieldFrame.tsx';
import type { FieldProps } from '#src/fields/fieldProps.ts';
import { useBoundField, type BoundField } from '#src/fields/useBoundField.ts';

/**
 * A day, typed the way people type it (`1.2.2024`, `01022024`, `1. 2. 2024`) or picked, and kept as an ISO date. Anything else is
 * kept as it was typed and fails its check.
 */
export const DateField = memo(function DateField({
  max,
  hasCalendar,
  autoComplete,
  ...props
}: FieldProps & DateLimits): ReactNode {
  return <DateInput {...useBoundField(props)} {...{ max, hasCalendar, autoComplete }} />;
});

function DateInput({ max, hasCalendar, autoComplete, ...field }: BoundField & DateLimits) {
  const { id, isOptional, error, note } = field;
  const { value, change, leave, carrier } = useHiddenValue(field.name, field.defaultValue);
  return (
    <FieldFrame id={id} words={field} isOptional={isOptional} error={error} note={note}>
      {carrier}
      <DateBox
        id={id}
        label={field.label}
        value={value}
        onChange={change}
        onLeave={leave}
        {...{ max, hasCalendar, autoComplete }}
        isDisabled={field.isDisabled}
        isRequired={!isOptional}
        isInvalid={error !== undefined}
        describedBy={describedBy(id, field)}
      />
    </FieldFrame>
  );
}
