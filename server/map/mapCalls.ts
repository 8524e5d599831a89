import type { AreaPlugin } from '#server/http/area.ts';
import { addressAt } from './addressAt.ts';
import { findAddressAt, findPlacesAt } from './findPlaces.ts';
import { searchMap } from './searchMap.ts';

interface Parameters {
  /** Address of the address search, with `{query}` in it. */
  readonly search: string;
  /** Address of what tells the address of a point, with `{lat}` and `{lng}` in it. */
  readonly address: string;
  /** Milliseconds that either may take. */
  readonly timeout: number | undefined;
}

/** The calls of the map: places by their address, and the address of a point. */
export const mapCalls: AreaPlugin<Parameters> = async (app, { search, address, timeout }) => {
  searchMap(app, { findPlaces: findPlacesAt(search, timeout) });
  addressAt(app, { findAddress: findAddressAt(address, timeout) });
};
