import type { ReactNode } from 'react';
import { TextField } from '../../../fields/TextField.tsx';
import { useAnswer } from '../../../forms/useAnswer.ts';

type Props = { name: string };

/** The plate of the vehicle; it may be left out where the VIN is told. */
export const PlateField = ({ name }: Props): ReactNode => {
  const vin = useAnswer('vin');
  return <TextField name={name} width="short" isUpperCase isOptional={vin.trim() !== ''} />;
};

/** The VIN of the vehicle; it may be left out where the plate is told. */
export const VinField = ({ name }: Props): ReactNode => {
  const plate = useAnswer('registrationNo');
  return <TextField name={name} width="long" isUpperCase isOptional={plate.trim() !== ''} />;
};
