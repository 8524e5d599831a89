import type { ReactNode } from 'react';
import { RadioField } from '../../fields/RadioField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { DriverShortcuts } from './parts/DriverShortcuts.tsx';

const agreements = ['AGREE', 'PARTIALLY', 'DISAGREE', 'UNKNOWN'];

/** Whether the insured agrees to have caused the damage, and who drove. */
export const CausedDamage = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <RadioField name="agreement" options={agreements} />
    <TextField name="driver.fullName" />
    <DriverShortcuts claim={props.claim} />
    <TextField name="driver.drivingLicenceNo" width="medium" />
    <YesNoField name="alcohol" />
  </PageForm>
);
