import type { ReactNode } from 'react';
import { DateField } from '../../../fields/DateField.tsx';
import { TextField } from '../../../fields/TextField.tsx';
import { useAnswer } from '../../../forms/useAnswer.ts';

/** The birth number of the insured; it may be left out where the day of birth is told. */
export function InsuredBirth(): ReactNode {
  const date = useAnswer('insured.birthDate');
  return (
    <>
      <TextField
        name="insured.birthNumber"
        width="medium"
        inputMode="numeric"
        isOptional={date.trim() !== ''}
      />
      <DateField name="insured.birthDate" hasCalendar={false} isOptional />
    </>
  );
}
