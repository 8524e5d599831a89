import * as z from 'zod';
import {
  CostBasis,
  InspectionMethod,
  PropertyRepairHandling,
  RepairHandling,
  VehicleRouting,
} from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { field, line, radio, tick } from '#machines/subject/control.ts';
import { code, text, words } from './text.ts';

/**
 * A branch of a repair shop. We pay a contractual one, and a home repair branch comes to the vehicle. In a form, a field that is
 * not set is the only way to say no. A shop that is not listed has the id `unlistedShop`.
 */
const RepairShop = z.object({
  id: code(),
  name: text(),
  contractual: z.boolean().default(false),
  atHome: field(z.boolean(), tick).default(false),
});
export type RepairShop = z.infer<typeof RepairShop>;

/** Id of a repair shop that the reporter names because it is not in the list. */
export const unlistedShop = 'UNLISTED';

/** How the damage is inspected and repaired. Source: specification section 3, event data; section INSPECTION of the car claim. */
export const inspectionFields = {
  repairHandling: field(RepairHandling, radio),
  propertyRepairHandling: field(PropertyRepairHandling, radio),
  repairShop: field(RepairShop, { kind: 'shop' }),
  vehicleRouting: VehicleRouting,
  inspectionMethod: field(InspectionMethod, radio),
  /** At least two words. */
  inspectionPlace: field(words(limits.inspectionPlace), line),
  /** The id of the place on the map. */
  placeId: field(text(), { kind: 'hidden' }),
  contactPerson: field(text(), line),
  costBasis: field(CostBasis, radio),
};
