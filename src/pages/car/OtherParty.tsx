import type { ReactNode } from 'react';
import { TextField } from '../../fields/TextField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** The other one in the accident. */
export const OtherParty = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <TextField name="otherParty.fullName" />
  </PageForm>
);
