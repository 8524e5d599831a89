import type { ShopRouting } from '#machines/claim/derived/vehicleRouting.ts';
import { repairShopCalls as calls } from '#machines/service/repairShops.ts';
import type { Place, Position, RepairShop } from '#machines/service/repairShops.ts';
import type { Client } from './client.ts';

/** Loads the repair shops for a routing of the vehicle or for a home, all of them without one. Rejects with a Failure. */
export const loadRepairShops =
  (client: Client) =>
  async (routing: ShopRouting | undefined, signal: AbortSignal): Promise<readonly RepairShop[]> => {
    const query = routing === undefined ? {} : { routing };
    const { repairShops } = await client.call(calls.repairShops, { query, signal });
    return repairShops;
  };

/** Finds places by an address. Rejects with a Failure. */
export const searchAddress =
  (client: Client) =>
  async (query: string, signal: AbortSignal): Promise<readonly Place[]> => {
    const { places } = await client.call(calls.searchMap, { body: { query }, signal });
    return places;
  };

/** Finds the address nearest to a point of the map. Rejects with a Failure. */
export const addressAt =
  (client: Client) =>
  async ({ lat, lng }: Position, signal: AbortSignal): Promise<readonly Place[]> => {
    const { places } = await client.call(calls.addressAt, { body: { lat, lng }, signal });
    return places;
  };

/** Where the device is. Rejects when the reporter refuses to tell or the device does not know. */
export const locate = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ message }) => reject(new Error(message)),
      { maximumAge: 5 * 60_000 },
    );
  });
