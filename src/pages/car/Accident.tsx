import type { ReactNode } from 'react';
import { RadioField } from '../../fields/RadioField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { DriverShortcuts } from './parts/DriverShortcuts.tsx';

const causers = ['INSURED', 'OTHER', 'SHARED', 'UNKNOWN'];

/** Who drove and who is to blame. */
export const Accident = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <TextField name="driver.fullName" />
    <DriverShortcuts claim={props.claim} />
    <TextField name="driver.drivingLicenceNo" width="medium" />
    <YesNoField name="alcohol" />
    <RadioField name="incidentCausedByInsured" options={causers} />
  </PageForm>
);
