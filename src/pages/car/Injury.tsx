import type { ReactNode } from 'react';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** The injury of the one who reports. */
export const Injury = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <YesNoField name="painForm" />
  </PageForm>
);
