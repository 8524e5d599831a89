import type { ReactNode } from 'react';
import { TextField } from '../../fields/TextField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** One injured party. */
export const InjuredParty = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <TextField name="injuredParties[0].injured.fullName" />
  </PageForm>
);
