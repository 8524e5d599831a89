import type { ReactNode } from 'react';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** When the damage was done and found. */
export const Vandalism = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <YesNoField name="offenderKnown" />
  </PageForm>
);
