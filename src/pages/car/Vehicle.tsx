import type { ReactNode } from 'react';
import { today } from '../../../machines/claim/clock.ts';
import { DateField } from '../../fields/DateField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { RecognisedIdentifier } from './parts/RecognisedIdentifier.tsx';

/** The vehicle by whatever the reporter has at hand, and the day it happened. */
export const Vehicle = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <TextField name="contactSearch" width="long" isUpperCase />
    <RecognisedIdentifier name="contactSearch" />
    <DateField name="incidentDate" max={today()} />
  </PageForm>
);
