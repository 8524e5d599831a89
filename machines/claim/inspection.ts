import * as z from 'zod';
import {
  CostBasis,
  InspectionMethod,
  PropertyRepairHandling,
  RepairHandling,
  VehicleRouting,
} from './enums.ts';
import { limits } from './limits.ts';
import { code, text, words } from './text.ts';

/**
 * A branch of a repair shop; a contractual one is paid by us, a home repair branch comes to the vehicle. A form has no way
 * to say that one is not but silence. A shop that is not listed has the id `unlistedShop`.
 */
const RepairShop = z.object({
  id: code(),
  name: text(),
  contractual: z.boolean().default(false),
  atHome: z.boolean().default(false),
});
export type RepairShop = z.infer<typeof RepairShop>;

/** Id of a repair shop that the reporter names, because the list has it not. */
export const unlistedShop = 'UNLISTED';

/** How the damage is seen and mended (section 3, event data; section INSPECTION of the car claim). */
export const inspectionFields = {
  repairHandling: RepairHandling,
  propertyRepairHandling: PropertyRepairHandling,
  repairShop: RepairShop,
  vehicleRouting: VehicleRouting,
  inspectionMethod: InspectionMethod,
  /** A few words, which is two at least. */
  inspectionPlace: words(limits.inspectionPlace),
  /** The place as the map knows it. */
  placeId: text(),
  contactPerson: text(),
  costBasis: CostBasis,
};
