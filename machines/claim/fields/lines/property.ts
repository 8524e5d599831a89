import * as z from 'zod';
import {
  CulpritRelation,
  DamageState,
  Occupancy,
  PropertyEvent,
  PropertyKind,
  WaterSource,
} from '#machines/claim/codes/property.ts';
import {
  capitals,
  field,
  grid,
  inline,
  line,
  money,
  pastDay,
  radio,
  rows,
  surelyYesNo,
  tick,
  yesNo,
} from '#machines/subject/control.ts';
import { PropertyDamageKind, YesNo } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { Address } from '#machines/claim/fields/address.ts';
import { description } from '#machines/claim/fields/damagedItems.ts';
import { PastDay } from '#machines/claim/fields/days.ts';
import { Mark } from '#machines/claim/fields/identifiers.ts';
import { amount, lines, text } from '#machines/claim/fields/text.ts';

/** What is damaged or stolen at home: the insured's own building or belongings. */
const PropertyDamage = z.object({
  kind: field(PropertyDamageKind, radio),
  description: field(description(), line),
  state: field(DamageState, inline),
  /** Its serial number, or the frame number of a bicycle, by which the police look for it. */
  serialNo: field(Mark, capitals('long')).optional(),
  price: field(amount(), money).optional(),
  age: field(z.number().int().min(0).max(limits.propertyAge), { kind: 'number', width: 'tiny' }).optional(),
  /** It is not the insured's own. */
  belongsToOther: field(z.literal(true), tick).optional(),
});

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
  propertyDamages: field(
    z.array(PropertyDamage).min(1).max(limits.damagedThings),
    rows(limits.damagedThings),
  ),
  /** Whether a business had to stop. */
  businessInterrupted: field(YesNo, yesNo),
  /** Who builds what is not finished, and has insurance of their own. */
  builderName: field(text(), line),
  /** Whether somebody lived there then, and since when nobody had. */
  livedIn: field(YesNo, yesNo),
  emptySince: field(PastDay, pastDay),
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
  /** Whether it ran out at once; what seeped for long is not insured. */
  leakSudden: field(YesNo, yesNo),
  pipeFroze: field(YesNo, yesNo),
  backflowValve: field(YesNo, yesNo),
};
