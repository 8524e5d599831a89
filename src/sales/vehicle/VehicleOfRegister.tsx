import { useEffect, useEffectEvent } from 'react';
import { isVin } from '#machines/claim/checks/vin.ts';
import { normaliseIdentifier } from '#machines/claim/normalise.ts';
import { vehicleName } from '#machines/sales/vehicle/vehicleName.ts';
import type { DecodedVehicle } from '#machines/service/sales/vehicleCalls.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useAnswer, useFields } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/sales/records/Notes.module.css';
import { useAnswerOf } from '#src/sales/records/useAnswerOf.ts';
import type { VehiclePorts } from './vehiclePorts.ts';

/** What else it may tell, and the field of each; those of a kind are asked once the kind is known. */
const fields = {
  type: 'car.type',
  fuel: 'car.fuel',
  startDate: 'car.startDate',
  body: 'car.body',
  door: 'car.door',
  seatCount: 'car.seatCount',
  engineCapacity: 'car.engineCapacity',
  weight: 'car.weight',
} as const;
const names = ['fuel', 'startDate', 'body', 'door', 'seatCount', 'engineCapacity', 'weight'] as const;

/** What the register of vehicles tells of the VIN that is typed; it fills in what is not answered yet. */
export const VehicleOfRegister = ({ ports }: { readonly ports: VehiclePorts }) => {
  const { t } = useTexts('clientRecord');
  const { setValues } = useFormAround();
  const vin = normaliseIdentifier(useAnswer('car.vin'));
  const isDescribed = useAnswer('car.manufacturer.name') + useAnswer('car.model') !== '';
  const isTyped = useAnswer(fields.type) !== '';
  const answered = useFields((read) =>
    names.filter((name) => read(fields[name]).some((text) => text !== '')),
  );
  const decoded = useAnswerOf(isVin(vin) ? vin : undefined, ports.decode);
  const car = decoded?.car;
  const fill = useEffectEvent(({ manufacturer, model, type }: NonNullable<DecodedVehicle['car']>) => {
    setValues({
      ...(!isDescribed && manufacturer && { 'car.manufacturer.name': manufacturer.name, 'car.model': model }),
      ...(!isTyped && type && { [fields.type]: type }),
    });
  });
  const fillRest = useEffectEvent((rest: NonNullable<DecodedVehicle['car']>) => {
    setValues(
      Object.fromEntries(
        names.flatMap((name) =>
          rest[name] === undefined || answered.includes(name) ? [] : [[fields[name], String(rest[name])]],
        ),
      ),
    );
  });
  useEffect(() => {
    if (car) fill(car);
  }, [car]);
  useEffect(() => {
    if (car && (isTyped || car.type === undefined)) fillRest(car);
  }, [car, isTyped]);
  return (
    <p role="status" className={styles['notes']}>
      {car ? t('derived.vehicle', { name: vehicleName(car) }) : null}
    </p>
  );
};
