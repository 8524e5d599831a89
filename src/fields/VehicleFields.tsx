import type { ReactNode } from 'react';
import { useAnswer } from '../forms/useAnswer.ts';
import { ComboField } from './combo/ComboField.tsx';
import type { FieldProps } from './fieldProps.ts';

type Props = FieldProps & { codelist: string };

/** The make of a vehicle, its code and its name, picked from the list of makes. */
export const MakeField = ({ name, words = name, ...field }: Props): ReactNode => (
  <ComboField
    {...field}
    name={`${name}.name`}
    words={words}
    stores="name"
    also={{ [`${name}.code`]: 'code' }}
  />
);

/** The model of a vehicle, from the suggestions for the make beside it; a new make begins without a model. */
export function ModelField(field: Props): ReactNode {
  const make = useAnswer(field.name.replace(/\w+$/, 'vehicleManufacturer.code'));
  return <ComboField key={make} {...field} parent={make} stores="name" isDisabled={make === ''} />;
}
