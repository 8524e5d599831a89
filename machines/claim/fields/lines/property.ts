import * as z from 'zod';
import {
  CulpritRelation,
  EntryMethod,
  HomeSecurity,
  Occupancy,
  PropertyEvent,
  PropertyKind,
  TheftPlace,
  WaterSource,
} from '../../codes/property.ts';
import { field, grid, money, radio, rows, surelyYesNo, yesNo } from '../../control.ts';
import { YesNo } from '../../enums.ts';
import { limits } from '../../limits.ts';
import { Address } from '../address.ts';
import { PropertyDamage } from '../damagedItems.ts';
import { PastMoment } from '../days.ts';
import { amount, lines, text } from '../text.ts';

/** The property that is insured, and what happened to it. Source: specification section 3, propertyDamages; section EVENT of a property claim. */
export const propertyFields = {
  propertyEvent: field(PropertyEvent, grid),
  insuredAddress: field(Address, { kind: 'address' }),
  /** The id of the address on the map. */
  insuredPlaceId: field(text(), { kind: 'hidden' }),
  propertyKind: field(PropertyKind, radio),
  occupancy: field(Occupancy, radio),
  happenedHere: field(YesNo, surelyYesNo),
  floodLevelCm: field(z.number().int().min(0).max(limits.floodLevelCm), {
    kind: 'number',
    width: 'tiny',
    unit: 'cm',
  }),
  policeNotCalledReason: field(lines(limits.facility), { kind: 'story', max: limits.facility, rows: 3 }),
  fireBrigade: field(YesNo, yesNo),
  propertyDamages: field(
    z.array(PropertyDamage).min(1).max(limits.damagedThings),
    rows(limits.damagedThings),
  ),
  estimatedDamage: field(amount(), money),
  /** Whether people can stay there. */
  habitable: field(YesNo, yesNo),
  securedAgainstSpread: field(YesNo, yesNo),
  /** Who may be to blame. The law asks for it (Civil Code, section 2796). */
  culpritRelation: field(CulpritRelation, radio),
};

/** Water that leaked, and whom else it reached. */
export const leakFields = {
  waterSource: field(WaterSource, radio),
  leakStopped: field(YesNo, surelyYesNo),
  othersFlooded: field(YesNo, yesNo),
};

/** A theft or a burglary, which are found later than they are done. */
export const burglaryFields = {
  theftPlace: field(TheftPlace, radio),
  entryMethod: field(EntryMethod, radio),
  keysTakenByForce: field(YesNo, yesNo),
  lastSeenAt: field(PastMoment, { kind: 'moment' }),
  homeSecurity: field(z.array(HomeSecurity).max(HomeSecurity.options.length), {
    kind: 'several',
    none: 'NONE',
  }),
};
