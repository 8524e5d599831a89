import { calls } from '../../machines/service/calls.ts';
import type { VehicleRouting } from '../../machines/claim/enums.ts';
import type { RepairShop } from '../../machines/service/repairShops.ts';
import type { Client } from './client.ts';

/** Takes the client; gives the port that loads the repair shops for a routing of the vehicle, all of them without one. */
export const loadRepairShops =
  (client: Client) =>
  async (routing: VehicleRouting | undefined, signal: AbortSignal): Promise<readonly RepairShop[]> => {
    const query = routing === undefined ? {} : { routing };
    const { repairShops } = await client.call(calls.repairShops, { query, signal });
    return repairShops;
  };
