import type { ReactNode } from 'react';
import { AnimalDamage } from '../../../machines/claim/enums.ts';
import type { DamageCause } from '../../../machines/claim/damageCause.ts';
import { RadioField } from '../../fields/RadioField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** What the cause of damage told already. */
const damageBy: Partial<Record<DamageCause, AnimalDamage>> = { '200': 'COLLISION', '210': 'BITE' };

/** Which animal, and whether it was hit or gnawed. */
export function Animal(props: PageProps): ReactNode {
  const { damageCause } = props.claim;
  const animalDamage = damageCause && damageBy[damageCause];
  return (
    <PageForm {...props} suggested={animalDamage ? { animalDamage } : {}}>
      <RadioField name="animalDamage" options={AnimalDamage.options} />
      <TextField name="animalKind" width="long" />
      <YesNoField name="animalOwnerKnown" />
    </PageForm>
  );
}
