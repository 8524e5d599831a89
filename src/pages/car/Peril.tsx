import type { ReactNode } from 'react';
import type { DamageCause } from '../../../machines/claim/damageCause.ts';
import { NumberField } from '../../fields/NumberField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { perilQuestions } from './eventQuestions.ts';

/** The peril that the cause of damage named already, codes of the codelist `element-type`. */
const elementBy: Partial<Record<DamageCause, string>> = {
  '300': 'HAIL',
  '310': 'STORM',
  '320': 'FLOOD',
  '330': 'FIRE',
  '340': 'LIGHTNING',
  '350': 'FALLING_TREE',
  '360': 'SNOW_WEIGHT',
};

/** Which natural peril; after hail, how many dents. */
export function Peril(props: PageProps): ReactNode {
  const { damageCause } = props.claim;
  const elementType = damageCause && elementBy[damageCause];
  return (
    <PageForm {...props} suggested={elementType ? { elementType } : {}}>
      <SelectField name="elementType" codelist="element-type" width="long" />
      <Asked when={perilQuestions.hailDents}>
        <NumberField name="hailDents" width="tiny" isOptional={false} />
      </Asked>
    </PageForm>
  );
}
