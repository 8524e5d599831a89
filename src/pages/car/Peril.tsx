import type { ReactNode } from 'react';
import { TextField } from '../../fields/TextField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** Which natural peril. */
export const Peril = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <TextField name="elementType" />
  </PageForm>
);
