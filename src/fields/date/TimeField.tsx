import { memo, type ReactNode } from 'react';
import { useHiddenValue } from '#src/forms/useHiddenValue.tsx';
import { describedBy } from '#src/fields/describedBy.ts';
import { FieldFrame } from '#src/fields/FieldFrame.tsx';
import type { FieldProps } from '#src/fields/fieldProps.ts';
import { TimeBox } from './TimeBox.tsx';
import { useBoundField, type BoundField } from '#src/fields/useBoundField.ts';

/** A time of day on a clock of 24 hours, typed the way people type it (`8:05`, `805`, `8.05`, `8`) and kept as `08:05`. */
export const TimeField = memo(function TimeField(props: FieldProps): ReactNode {
  return <TimeInput {...useBoundField(props)} />;
});

function TimeInput(field: BoundField) {
  const { id, isOptional, error, note } = field;
  const { value, change, leave, carrier } = useHiddenValue(field.name, field.defaultValue);
  return (
    <FieldFrame id={id} words={field} isOptional={isOptional} error={error} note={note}>
      {carrier}
      <TimeBox
        id={id}
        value={value}
        onChange={change}
        onLeave={leave}
        isDisabled={field.isDisabled}
        isRequired={!isOptional}
        isInvalid={error !== undefined}
        describedBy={describedBy(id, field)}
      />
    </FieldFrame>
  );
}
