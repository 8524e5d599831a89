import type { ReactNode } from 'react';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** Which glass is broken. */
export const Glass = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <YesNoField name="glassRepair" />
  </PageForm>
);
