import type { ReactNode } from 'react';
import { TextField } from '../../../fields/TextField.tsx';
import { useAnswer } from '../../../forms/useAnswer.ts';

/**
 * What a vehicle is known by: one of the two is enough, and once it is there the other may be left out.
 *
 * @param of the vehicle: `injuredParties[0].damagedVehicles[0].`; empty for the insured one
 */
export function PlateOrVin({ of = '' }: { of?: string }): ReactNode {
  const plate = useAnswer(`${of}registrationNo`);
  const vin = useAnswer(`${of}vin`);
  return (
    <>
      <TextField name={`${of}registrationNo`} width="medium" isUpperCase isOptional={vin.trim() !== ''} />
      <TextField name={`${of}vin`} width="long" isUpperCase isOptional={plate.trim() !== ''} />
    </>
  );
}
