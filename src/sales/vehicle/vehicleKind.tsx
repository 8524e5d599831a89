import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { storedVehicle } from '#machines/sales/vehicle/storedVehicle.ts';
import { vehicleDependents } from '#machines/sales/vehicle/vehicleDependents.ts';
import { vehicleForm } from '#machines/sales/vehicle/vehicleForm.ts';
import { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import { recordView, type RecordKind } from '#src/sales/records/recordView.ts';
import { DoorsOfBody } from './DoorsOfBody.tsx';
import { StartsAtVin } from './StartsAtVin.tsx';
import { VehicleOfRegister } from './VehicleOfRegister.tsx';
import { YearsOfModel } from './YearsOfModel.tsx';
import type { VehiclePorts } from './vehiclePorts.ts';

/** The form of a vehicle. */
export const vehicleKind = (ports: VehiclePorts): RecordKind => ({
  dependents: vehicleDependents,
  checks: ports.checks,
  create: 'createVehicle',
  viewOf(base: Opened) {
    const record = VehicleRecord.parse(base.record);
    return recordView({ page: vehicleForm, record, detail: record, stored: storedVehicle });
  },
  before: ({ version }) => (version === 0 ? <StartsAtVin /> : null),
  below: () => ({
    vehicle: (
      <>
        <VehicleOfRegister ports={ports} />
        <YearsOfModel />
      </>
    ),
  }),
  beside: <DoorsOfBody />,
});
