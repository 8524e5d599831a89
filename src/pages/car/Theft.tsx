import type { ReactNode } from 'react';
import { RadioField } from '../../fields/RadioField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** What was stolen. */
export const Theft = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <RadioField name="theftKind" options={['WHOLE_VEHICLE', 'PART', 'LUGGAGE', 'ATTEMPT']} />
  </PageForm>
);
