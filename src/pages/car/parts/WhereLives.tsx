import type { ReactNode } from 'react';
import { AddressFields } from '../../../fields/AddressFields.tsx';
import { RadioField } from '../../../fields/RadioField.tsx';
import { Asked } from '../../Asked.tsx';
import { personAsked } from '../injuredQuestions.ts';

const places = ['CZECH', 'ABROAD', 'UNKNOWN'];

/**
 * Where a person lives or a company has its seat: at home, abroad, or nobody knows.
 *
 * @param who the person: `insured`
 */
export const WhereLives = ({ who }: { who: string }): ReactNode => (
  <>
    <RadioField name={`${who}.addressChoice`} options={places} />
    <Asked when={personAsked(who).atHome}>
      <AddressFields name={`${who}.address`} />
    </Asked>
    <Asked when={personAsked(who).abroad}>
      <AddressFields name={`${who}.address`} isAbroad />
    </Asked>
  </>
);
