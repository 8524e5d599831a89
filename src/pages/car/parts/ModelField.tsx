import type { ReactNode } from 'react';
import { ComboField } from '../../../fields/ComboField.tsx';
import { useAnswer } from '../../../forms/useAnswer.ts';

/** The model, from the suggestions of the make picked above it; another make begins with no model. */
export function ModelField(): ReactNode {
  const make = useAnswer('vehicleManufacturer.code');
  return (
    <ComboField
      key={make}
      name="vehicleModel"
      codelist="car-make-model"
      parent={make}
      stores="name"
      isDisabled={make === ''}
    />
  );
}
