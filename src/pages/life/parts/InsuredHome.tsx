import type { ReactNode } from 'react';
import { AddressFields } from '../../../fields/AddressFields.tsx';
import { RadioField } from '../../../fields/RadioField.tsx';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Asked } from '../../Asked.tsx';
import { FieldGroup } from '../../shared/parts/FieldGroup.tsx';

const places = ['CZECH', 'ABROAD'];

/** Where the insured lives, at home or abroad. */
export function InsuredHome(): ReactNode {
  const { t } = useTexts('life');
  return (
    <FieldGroup title={t('personalData.home')}>
      <RadioField name="insured.addressChoice" options={places} isInline isOptional={false} isLabelHidden />
      <Asked when={{ 'insured.addressChoice': ['CZECH'] }}>
        <AddressFields name="insured.address" />
      </Asked>
      <Asked when={{ 'insured.addressChoice': ['ABROAD'] }}>
        <AddressFields name="insured.address" isAbroad />
      </Asked>
    </FieldGroup>
  );
}
