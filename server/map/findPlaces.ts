import * as z from 'zod';
import { limits } from '../../machines/claim/limits.ts';
import { Failure } from '../../machines/service/failures.ts';
import { mapTimeout, type Place } from '../../machines/service/repairShops.ts';

/** Finds places by an address. Rejects with ADDRESS_SEARCH_ERROR when the search is away. */
export type FindPlaces = (query: string) => Promise<readonly Place[]>;

/** What the search of Nominatim answers, as far as we read it. */
const Found = z.array(
  z.object({
    place_id: z.coerce.string(),
    display_name: z.string(),
    lat: z.coerce.number(),
    lon: z.coerce.number(),
  }),
);

const most = 5;

/**
 * A search for addresses through a geocoder that answers like Nominatim. Its address is a template with `{query}` in the place of
 * what is searched for; a key in it stays with the service.
 */
export const findPlacesAt =
  (template: string, timeout: number = mapTimeout): FindPlaces =>
  async (query) => {
    try {
      const response = await fetch(template.replace('{query}', encodeURIComponent(query)), {
        headers: { accept: 'application/json', 'user-agent': 'hlaska' },
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new Error(`The address search answered ${response.status}.`);
      const found = Found.parse(await response.json());
      return found.slice(0, most).map(placeOf);
    } catch (cause) {
      throw new Failure('ADDRESS_SEARCH_ERROR', { cause });
    }
  };

const placeOf = ({ place_id: id, display_name: name, lat, lon: lng }: z.infer<typeof Found>[number]) => ({
  id,
  label: shortened(name),
  lat,
  lng,
});

// An address ends with its region and country: what is too long for a place of inspection ends earlier.
function shortened(name: string): string {
  const parts = name.split(', ');
  while (parts.length > 1 && parts.join(', ').length > limits.inspectionPlace) parts.pop();
  return parts.join(', ').slice(0, limits.inspectionPlace);
}
