import type { ReactNode } from 'react';
import { FixedField } from '../../fields/FixedField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** Which animal. Whether it was hit or gnawed, the cause of damage has told. */
export const Animal = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <TextField name="animalKind" width="long" />
    <YesNoField name="animalOwnerKnown" />
    <FixedField name="animalDamage" value={props.claim.damageCause === '210' ? 'BITE' : 'COLLISION'} />
  </PageForm>
);
