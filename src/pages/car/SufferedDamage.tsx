import type { ReactNode } from 'react';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** What of the reporter's own is damaged. */
export const SufferedDamage = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <YesNoField name="vatPayer" />
  </PageForm>
);
