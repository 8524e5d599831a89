import type { ReactNode } from 'react';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** Another contract. */
export const OtherContract = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <YesNoField name="contractKnown" />
  </PageForm>
);
