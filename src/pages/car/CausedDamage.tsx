import type { ReactNode } from 'react';
import { RadioField } from '../../fields/RadioField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** Whether the insured agrees, and who drove. */
export const CausedDamage = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <RadioField name="agreement" options={['AGREE', 'DISAGREE', 'PARTIALLY', 'UNKNOWN']} />
  </PageForm>
);
