import type { ReactNode } from 'react';
import { today } from '../../../../machines/claim/clock.ts';
import { limits } from '../../../../machines/claim/limits.ts';
import { CheckboxField } from '../../../fields/CheckboxField.tsx';
import { DateField } from '../../../fields/DateField.tsx';
import { RowsField } from '../../../fields/RowsField.tsx';
import { TextField } from '../../../fields/TextField.tsx';
import { YesNoField } from '../../../fields/YesNoField.tsx';
import { Asked } from '../../Asked.tsx';
import { unanswered } from '../../questions.ts';

/** The stays in hospital, each from when to when and where. */
export const HospitalStays = ({ name }: { name: string }): ReactNode => (
  <RowsField name={name} max={limits.hospitalizations} isOptional={false}>
    {(row) => (
      <>
        <TextField name={`${row}.facilityName`} isOptional={false} />
        <DateField name={`${row}.dateFrom`} max={today()} isOptional={false} />
        <CheckboxField name={`${row}.ongoing`} isOptional />
        <Asked when={{ [`${row}.ongoing`]: [unanswered] }}>
          <DateField name={`${row}.dateTo`} max={today()} isOptional={false} />
        </Asked>
        <YesNoField name={`${row}.icu`} isOptional />
        <YesNoField name={`${row}.surgery`} isOptional />
      </>
    )}
  </RowsField>
);
