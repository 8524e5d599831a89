import { useEffect, useEffectEvent } from 'react';
import { doorsOf } from '#machines/sales/vehicle/vehicleKinds.ts';
import { CarBody } from '#machines/service/sales/vehicleRecord.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';

/** Fills in how many doors a body has most often, where no number is there yet. */
export const DoorsOfBody = () => {
  const { setValues } = useFormAround();
  const body = CarBody.safeParse(useAnswer('car.body')).data;
  const isCounted = useAnswer('car.door') !== '';
  const fill = useEffectEvent((usual: number) => {
    if (!isCounted) setValues({ 'car.door': String(usual) });
  });
  useEffect(() => {
    const usual = doorsOf(body)?.usual;
    if (usual !== undefined) fill(usual);
  }, [body]);
  return null;
};
