import { useEffect, useEffectEvent } from 'react';
import { isVin } from '#machines/claim/checks/vin.ts';
import { normaliseIdentifier } from '#machines/claim/normalise.ts';
import { vehicleName } from '#machines/sales/vehicle/vehicleName.ts';
import type { DecodedVehicle } from '#machines/service/sales/vehicleCalls.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/sales/records/Notes.module.css';
import { useAnswerOf } from '#src/sales/records/useAnswerOf.ts';
import type { VehiclePorts } from './vehiclePorts.ts';

/** What the register of vehicles tells of the VIN that is typed; it fills in what is not answered yet. */
export const VehicleOfRegister = ({ ports }: { readonly ports: VehiclePorts }) => {
  const { t } = useTexts('clientRecord');
  const { setValues } = useFormAround();
  const vin = normaliseIdentifier(useAnswer('car.vin'));
  const isDescribed = useAnswer('car.manufacturer.name') + useAnswer('car.model') !== '';
  const isTyped = useAnswer('car.type') !== '';
  const isFuelled = useAnswer('car.fuel') !== '';
  const decoded = useAnswerOf(isVin(vin) ? vin : undefined, ports.decode);
  const car = decoded?.car;
  const fill = useEffectEvent(({ manufacturer, model, type, fuel }: NonNullable<DecodedVehicle['car']>) => {
    setValues({
      ...(!isDescribed && manufacturer && { 'car.manufacturer.name': manufacturer.name, 'car.model': model }),
      ...(!isTyped && type && { 'car.type': type }),
      ...(!isFuelled && fuel && { 'car.fuel': fuel }),
    });
  });
  useEffect(() => {
    if (car) fill(car);
  }, [car]);
  return (
    <p role="status" className={styles['notes']}>
      {car ? t('derived.vehicle', { name: vehicleName(car) }) : null}
    </p>
  );
};
