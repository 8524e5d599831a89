import { useState, type ReactNode } from 'react';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { ComboField } from './combo/ComboField.tsx';
import type { FieldProps } from './fieldProps.ts';

type Props = FieldProps & { codelist: string };

/** The make of a vehicle: picked from the list, with its code and its name, or only its name where the list lacks it. */
export const MakeField = ({ name, words = name, ...field }: Props): ReactNode => (
  <ComboField
    {...field}
    name={`${name}.name`}
    words={words}
    stores="name"
    isFree
    also={{ [`${name}.code`]: 'code' }}
  />
);

/** The model of a vehicle, with suggestions for the make beside it; another make begins without a model. */
export function ModelField({
  make: of = 'vehicleManufacturer',
  ...field
}: Props & { readonly make?: string | undefined }): ReactNode {
  const make = field.name.replace(/\w+$/, of);
  const code = useAnswer(`${make}.code`);
  const [begun] = useState(code);
  const isUnknown = useAnswer(`${make}.name`) === '';
  return (
    <ComboField
      key={code}
      {...field}
      parent={code}
      stores="name"
      isFree
      isEmpty={code !== begun}
      isDisabled={isUnknown}
    />
  );
}
