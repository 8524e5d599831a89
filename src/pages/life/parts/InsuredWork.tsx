import type { ReactNode } from 'react';
import { EmployeeType } from '../../../../machines/claim/enums.ts';
import { RadioField } from '../../../fields/RadioField.tsx';
import { SelectField } from '../../../fields/SelectField.tsx';
import { useTexts } from '../../../i18n/useTexts.ts';
import { FieldGroup } from '../../shared/parts/FieldGroup.tsx';

/** What the insured does for a living. */
export function InsuredWork({ isAdult }: { isAdult: boolean }): ReactNode {
  const { t } = useTexts('life');
  return (
    <FieldGroup title={t('personalData.work')}>
      <RadioField name="insured.employeeType" options={EmployeeType.options} isOptional={false} />
      <SelectField
        name="jobType"
        words={isAdult ? 'adultJobType' : undefined}
        codelist="job-type"
        isOptional={false}
      />
    </FieldGroup>
  );
}
