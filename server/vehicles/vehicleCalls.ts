import type { AreaPlugin } from '#server/http/area.ts';
import { repairShops } from './repairShops.ts';
import { searchDamaged, type VehicleSearch } from './searchDamaged.ts';
import { selfInspection, type InspectingAlone } from './selfInspection.ts';

/** The calls about a damaged vehicle: which it is, whether its owner inspects it alone, and who repairs it. */
export const vehicleCalls: AreaPlugin<VehicleSearch & InspectingAlone> = async (app, parameters) => {
  searchDamaged(app, parameters);
  selfInspection(app, parameters);
  repairShops(app, parameters);
};
