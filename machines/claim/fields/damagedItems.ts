import * as z from 'zod';
import { OptionalAddress } from './address.ts';
import { OtherKind } from '#machines/claim/codes/liability.ts';
import { DamagedPart } from '#machines/claim/codes/damagedPart.ts';
import { DamageSize, InjuryKind, VehicleKind, VehicleRouting } from '#machines/claim/enums.ts';
import { EngineNumber, RegistrationPlate, Vin } from './identifiers.ts';
import { InjurySeverity } from './injury.ts';
import { limits } from '#machines/claim/limits.ts';
import { amount, code, lines, optionalGroup, text } from './text.ts';
import { VehicleManufacturer, VehicleSort } from './vehicle.ts';
import { capitals, field, inline, line, money, oneOf, type Control } from '#machines/subject/control.ts';

const years: Control = { kind: 'number', width: 'tiny' };
/** What it is, in a line. */
export const description = () => lines(limits.thingDescription);

/** A damaged vehicle of an injured party. */
export const DamagedVehicle = z.object({
  vehicleKind: field(VehicleKind, inline).optional(),
  registrationNo: field(RegistrationPlate, capitals('medium')).optional(),
  /** The plate by which our register knows it; the service says it. */
  vehicleRegNo: RegistrationPlate.optional(),
  vin: field(Vin, capitals('long')).optional(),
  engineNumber: field(EngineNumber, capitals('long')).optional(),
  vehicleSort: optionalGroup(VehicleSort.shape),
  vehicleManufacturer: optionalGroup(VehicleManufacturer.shape),
  vehicleModel: field(text(), line).optional(),
  description: field(description(), line).optional(),
  damagedParts: z.array(DamagedPart).max(DamagedPart.options.length).optional(),
  damageSize: DamageSize.optional(),
});
export type DamagedVehicle = z.infer<typeof DamagedVehicle>;

/** Damaged glass of an injured party's vehicle, and how its repair is routed. */
export const DamagedGlassVehicle = DamagedVehicle.extend({ glassRouting: VehicleRouting.optional() });
export type DamagedGlassVehicle = z.infer<typeof DamagedGlassVehicle>;

/** A damaged or stolen thing. */
export const DamagedThing = z.object({
  description: field(description(), line),
  price: field(amount(), money).optional(),
  /** In years: what is paid is what it was still worth. */
  age: field(z.number().int().min(0).max(limits.propertyAge), years).optional(),
});
export type DamagedThing = z.infer<typeof DamagedThing>;

/** Harm to an injured person's health. */
export const DamagedLife = z.object({
  injurySeverity: InjurySeverity,
  injuryKind: InjuryKind.optional(),
  injuryType: field(code(), oneOf('injury-type')),
  description: field(lines(), { kind: 'story', max: limits.moreInfo, rows: 3 }).optional(),
});
export type DamagedLife = z.infer<typeof DamagedLife>;

/** A damaged building, fence or piece of land. */
export const DamagedProperty = z.object({
  description: field(description(), line),
  address: field(OptionalAddress, { kind: 'address' }),
});
export type DamagedProperty = z.infer<typeof DamagedProperty>;

/** Any other damage. */
export const DamagedOther = z.object({
  otherKind: field(OtherKind, inline).optional(),
  description: field(description(), line),
});
export type DamagedOther = z.infer<typeof DamagedOther>;

/** Money lost: rent, wages, a replacement vehicle. */
export const FinancialLoss = z.object({
  description: field(description(), line),
  price: field(amount(), money).optional(),
});
export type FinancialLoss = z.infer<typeof FinancialLoss>;
