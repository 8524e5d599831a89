import * as z from 'zod';
import { Address } from './address.ts';
import { DamagedPart } from './damagedPart.ts';
import { DamageSize, InjuryKind, PropertyDamageKind, VehicleKind, VehicleRouting } from './enums.ts';
import { EngineNumber, RegistrationPlate, Vin } from './identifiers.ts';
import { InjurySeverity } from './injury.ts';
import { limits } from './limits.ts';
import { optionalGroup } from './optionalGroup.ts';
import { amount, code, lines, text } from './text.ts';
import { VehicleManufacturer, VehicleSort } from './vehicle.ts';

const description = () => lines(limits.thingDescription);

/** A damaged vehicle of an injured party. */
export const DamagedVehicle = z.object({
  vehicleKind: VehicleKind.optional(),
  registrationNo: RegistrationPlate.optional(),
  /** The plate as the lookup found it. */
  vehicleRegNo: RegistrationPlate.optional(),
  vin: Vin.optional(),
  engineNumber: EngineNumber.optional(),
  vehicleSort: optionalGroup(VehicleSort.shape),
  vehicleManufacturer: optionalGroup(VehicleManufacturer.shape),
  vehicleModel: text().optional(),
  description: description().optional(),
  damagedParts: z.array(DamagedPart).max(DamagedPart.options.length).optional(),
  damageSize: DamageSize.optional(),
});
export type DamagedVehicle = z.infer<typeof DamagedVehicle>;

/** Damaged glass of an injured party's vehicle, and how its repair is routed. */
export const DamagedGlassVehicle = DamagedVehicle.extend({ glassRouting: VehicleRouting.optional() });
export type DamagedGlassVehicle = z.infer<typeof DamagedGlassVehicle>;

/** A damaged or stolen thing. */
export const DamagedThing = z.object({ description: description(), price: amount().optional() });
export type DamagedThing = z.infer<typeof DamagedThing>;

/** Harm to an injured person's health. */
export const DamagedLife = z.object({
  injurySeverity: InjurySeverity,
  injuryKind: InjuryKind.optional(),
  injuryType: code(),
  description: lines().optional(),
});
export type DamagedLife = z.infer<typeof DamagedLife>;

/** A damaged building, fence, piece of land. */
export const DamagedProperty = z.object({
  description: description(),
  address: optionalGroup(Address.shape),
});
export type DamagedProperty = z.infer<typeof DamagedProperty>;

/** What is damaged at home: the insured's own building or things. */
export const PropertyDamage = z.object({
  kind: PropertyDamageKind,
  description: description(),
  price: amount().optional(),
  age: z.number().int().min(0).max(limits.propertyAge).optional(),
});
export type PropertyDamage = z.infer<typeof PropertyDamage>;

/** Any other damage. */
export const DamagedOther = z.object({ description: description() });
export type DamagedOther = z.infer<typeof DamagedOther>;

/** Money lost: rent, wages, a replacement vehicle. */
export const FinancialLoss = z.object({ description: description(), price: amount().optional() });
export type FinancialLoss = z.infer<typeof FinancialLoss>;
