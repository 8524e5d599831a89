import type { ReactNode } from 'react';
import { DateField } from '../../fields/DateField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** Which report it is about: its number and its day. */
export const ClaimIdentification = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <TextField name="claimNumber" width="long" isUpperCase />
    <DateField name="incidentDate" />
  </PageForm>
);
