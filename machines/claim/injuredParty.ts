import * as z from 'zod';
import {
  DamagedGlassVehicle,
  DamagedLife,
  DamagedOther,
  DamagedProperty,
  DamagedThing,
  DamagedVehicle,
  FinancialLoss,
} from './damagedItems.ts';
import { DamageKind } from './enums.ts';
import { limits } from './limits.ts';
import { Person } from './person.ts';

const one = limits.damagedItems;

/** One who was harmed, and what of theirs: a list of one each, thirty things (sections 3 and 9). */
export const InjuredParty = z.object({
  /** Left out where the one who reports is harmed: then it is `injured` of the claim. */
  injured: Person.optional(),
  damageKinds: z.array(DamageKind).max(DamageKind.options.length).optional(),
  damagedVehicles: z.array(DamagedVehicle).max(one).optional(),
  damagedGlassVehicles: z.array(DamagedGlassVehicle).max(one).optional(),
  damagedThings: z.array(DamagedThing).max(limits.damagedThings).optional(),
  damagedLifes: z.array(DamagedLife).max(one).optional(),
  damagedProperties: z.array(DamagedProperty).max(one).optional(),
  damagedOthers: z.array(DamagedOther).max(one).optional(),
  financialLosses: z.array(FinancialLoss).max(one).optional(),
});
export type InjuredParty = z.infer<typeof InjuredParty>;
