import * as z from 'zod';
import { VehicleKind } from './enums.ts';
import { EngineNumber, RegistrationPlate, VehicleSearch, Vin } from './identifiers.ts';
import { must } from './issue.ts';
import { limits } from './limits.ts';
import { isManufactureYear } from './manufactureYear.ts';
import { code, text } from './text.ts';
import { VehicleSortCode } from './vehicleSort.ts';

/** Make of a vehicle; without a code when it was typed and not picked from the codelist. */
export const VehicleManufacturer = z.object({ code: code().optional(), name: text() });
export type VehicleManufacturer = z.infer<typeof VehicleManufacturer>;

/** Kind of vehicle by the codelist `vehicle-sort`. */
export const VehicleSort = z.object({ code: VehicleSortCode });
export type VehicleSort = z.infer<typeof VehicleSort>;

const ManufactureYear = z
  .number()
  .int()
  .max(limits.manufactureYearMax)
  .check(must('manufactureYear', (year: number) => isManufactureYear(year)));

/** The insured vehicle: what it is searched by, what identifies it, what it is. All fields of the claim. */
export const vehicleFields = {
  contactSearch: VehicleSearch,
  registrationNo: RegistrationPlate,
  vin: Vin,
  frameworkNo: EngineNumber,
  vehicleManufacturer: VehicleManufacturer,
  vehicleModel: text(),
  manufactureYear: ManufactureYear,
  vehicleKind: VehicleKind,
  vehicleSort: VehicleSort,
  mileage: z.number().int().min(0),
};
