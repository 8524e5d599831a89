import { answersOn } from '#machines/flow/answers.ts';
import { mergingOf } from '#machines/sales/records/mergeRecords.ts';
import { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import { vehicleFlow, vehicleForm, type VehicleFlow } from './vehicleForm.ts';

/** The record of a vehicle as it is stored: of some answers those that the form asks of it. What casco asks falls with casco. */
export const storedVehicle = (answers: object): VehicleRecord =>
  VehicleRecord.parse(answersOn(vehicleForm, answers));

const flow: VehicleFlow = vehicleFlow;

/** How versions of the record of a vehicle become one. */
export const vehicleMerging = mergingOf({
  flow,
  detailOf: (record) => VehicleRecord.parse(record),
  recordIn: ({ done: _done, ...record }) => VehicleRecord.parse(record),
});
