import * as z from 'zod';
import { isManufactureYear } from '#machines/claim/checks/manufactureYear.ts';
import { VehicleSortCode } from '#machines/claim/codes/vehicleSort.ts';
import { VehicleKind } from '#machines/claim/enums.ts';
import { must } from '#machines/subject/issues/issue.ts';
import { limits } from '#machines/claim/limits.ts';
import { capitals, field, inline, line, tick } from '#machines/subject/control.ts';
import { EngineNumber, RegistrationPlate, VehicleSearch, Vin } from './identifiers.ts';
import { code, text } from './text.ts';

const makes = 'car-make-model';

/** Make of a vehicle, without a code when it was typed instead of picked from the codelist. */
export const VehicleManufacturer = z.object({ code: code().optional(), name: field(text(), line) });
export type VehicleManufacturer = z.infer<typeof VehicleManufacturer>;

/** Kind of vehicle by the codelist `vehicle-sort`. */
export const VehicleSort = z.object({
  code: field(VehicleSortCode, { kind: 'select', codelist: 'vehicle-sort', width: 'long' }),
});
export type VehicleSort = z.infer<typeof VehicleSort>;

const ManufactureYear = z
  .number()
  .int()
  .max(limits.manufactureYearMax)
  .check(must('manufactureYear', (year: number) => isManufactureYear(year)));

/**
 * The insured vehicle: what it is searched by, what identifies it and what it is. All of these are fields of the claim itself.
 */
export const vehicleFields = {
  contactSearch: field(VehicleSearch, capitals('long')),
  /** The reporter says that the vehicle found is another one and describes theirs. */
  vehicleRefused: field(z.literal(true), tick),
  registrationNo: field(RegistrationPlate, capitals('medium')),
  vin: field(Vin, capitals('long')),
  frameworkNo: field(EngineNumber, capitals('long')),
  /** The number of a machine or an animal is not known now, as that of one that burnt or is gone. */
  numberUnknown: field(z.literal(true), tick),
  /** Whoever was harmed does not know which vehicle did it, as one that drove away. */
  culpritUnknown: field(z.literal(true), tick),
  vehicleManufacturer: field(VehicleManufacturer, { kind: 'make', codelist: makes }),
  vehicleModel: field(text(), { kind: 'model', codelist: makes }),
  manufactureYear: field(ManufactureYear, { kind: 'number' }),
  vehicleKind: field(VehicleKind, inline),
  vehicleSort: VehicleSort,
  mileage: field(z.number().int().min(0), { kind: 'number', unit: 'km' }),
};
