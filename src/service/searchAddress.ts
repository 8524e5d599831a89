import { calls } from '../../machines/service/calls.ts';
import type { Place } from '../../machines/service/repairShops.ts';
import type { Client } from './client.ts';

/** Takes the client; gives the port that finds places by an address. It rejects with a Failure. */
export const searchAddress =
  (client: Client) =>
  async (query: string, signal: AbortSignal): Promise<readonly Place[]> => {
    const { places } = await client.call(calls.searchMap, { query: { query }, signal });
    return places;
  };
