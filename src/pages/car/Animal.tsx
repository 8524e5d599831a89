import type { ReactNode } from 'react';
import { RadioField } from '../../fields/RadioField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** Which animal, and whether it was hit or gnawed. */
export const Animal = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <TextField name="animalKind" />
    <RadioField name="animalDamage" options={['COLLISION', 'BITE']} />
    <YesNoField name="animalOwnerKnown" />
  </PageForm>
);
