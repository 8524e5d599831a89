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
import { DamageKind } from '#machines/claim/enums.ts';
import { PartyRelation, ThingHeld } from '#machines/claim/codes/liability.ts';
import { limits } from '#machines/claim/limits.ts';
import { field, line, radio, rows } from '#machines/subject/control.ts';
import { Person } from './person.ts';
import { text } from './text.ts';

const one = limits.damagedItems;

/**
 * Somebody who was harmed, and what of theirs was: a list of one item for each kind of damage, of thirty for things. Source:
 * specification sections 3 and 9.
 */
export const InjuredParty = z.object({
  /** Left out where the reporter is the one harmed: then it is `injured` of the claim. */
  injured: Person.optional(),
  /** What they are to the one who caused it. */
  relation: field(PartyRelation, radio).optional(),
  damageKinds: field(z.array(DamageKind).max(DamageKind.options.length), {
    kind: 'tiles',
    grid: true,
    several: true,
  }).optional(),
  damagedVehicles: field(z.array(DamagedVehicle).max(one), rows(one)).optional(),
  damagedGlassVehicles: field(z.array(DamagedGlassVehicle).max(one), rows(one)).optional(),
  damagedThings: field(
    z.array(DamagedThing).max(limits.damagedThings),
    rows(limits.damagedThings),
  ).optional(),
  damagedLifes: field(z.array(DamagedLife).max(one), rows(one)).optional(),
  damagedProperties: field(z.array(DamagedProperty).max(one), rows(one)).optional(),
  damagedOthers: field(z.array(DamagedOther).max(one), rows(one)).optional(),
  financialLosses: field(z.array(FinancialLoss).max(one), rows(one)).optional(),
  /** Whether the one who damaged their things had them in hand, and why. */
  thingHeld: field(ThingHeld, radio).optional(),
  /** Where what is damaged can be seen. */
  seenAt: field(text(), line).optional(),
});
export type InjuredParty = z.infer<typeof InjuredParty>;

/** Everybody who was harmed. */
export const injuredPartyFields = {
  injuredParties: field(z.array(InjuredParty).max(limits.reports), rows(limits.reports)),
};
