import * as z from 'zod';
import { TransportRole } from '#machines/claim/codes/uniflow.ts';
import { YesNo } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { field, line, money, radio, reference, rows, surelyYesNo, yesNo } from '#machines/subject/control.ts';
import { amount, text } from '#machines/claim/fields/text.ts';

/** Goods on their way. */
export const cargoFields = {
  transportRole: field(TransportRole, radio),
  cargo: field(text(), line),
  transportDocument: field(text(limits.reference), reference),
  loadingPlace: field(text(), line),
  unloadingPlace: field(text(), line),
  goodsValue: field(amount(), money),
  reservationNoted: field(YesNo, yesNo),
  /** The vehicle that carried them, whether it stood guarded when they were stolen, and how cold they had to be. */
  truckPlate: field(text(limits.reference), reference),
  parkingGuarded: field(YesNo, yesNo),
  goodsTemperature: field(text(limits.reference), line),
  weightKg: field(z.number().min(0), { kind: 'number', width: 'short', unit: 'kg', decimal: true }),
};

/** A crop or a group of animals, and how much of it is harmed: hectares or heads. */
const AgriItem = z.object({
  cropOrAnimal: field(text(), line),
  plot: field(text(limits.reference), line),
  area: field(z.number().min(0), { kind: 'number', width: 'short', unit: 'ha', decimal: true }),
  headCount: field(z.number().int().min(1), { kind: 'number', width: 'short' }),
  lossPercent: field(z.number().int().min(1).max(limits.percent), {
    kind: 'number',
    width: 'tiny',
    unit: '%',
  }),
});

/** Crops and farm animals. */
export const agriFields = {
  agriItems: field(z.array(AgriItem).min(1).max(limits.damagedThings), rows(limits.damagedThings)),
  harvestOn: field(z.iso.date(), { kind: 'day' }),
  growthPhase: field(text(), line),
  vetAuthority: field(YesNo, surelyYesNo),
};
