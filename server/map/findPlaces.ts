import * as z from 'zod';
import { limits } from '#machines/claim/limits.ts';
import { Failure } from '#machines/calls/failures.ts';
import { mapTimeout, type Place, type Position } from '#machines/service/repairShops.ts';

/** Finds places by an address. Rejects with ADDRESS_SEARCH_ERROR when the search is away. */
export type FindPlaces = (query: string) => Promise<readonly Place[]>;

/** Finds the address nearest to a point, none where no house is near. Rejects with ADDRESS_SEARCH_ERROR when the search is away. */
export type FindAddress = (at: Position) => Promise<readonly Place[]>;

/** What Nominatim answers about one place, as far as we read it. */
const FoundPlace = z.object({
  place_id: z.coerce.string(),
  display_name: z.string(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  address: z
    .object({
      road: z.string(),
      house_number: z.string(),
      city: z.string(),
      town: z.string(),
      village: z.string(),
      municipality: z.string(),
      postcode: z.string(),
      country_code: z.string(),
    })
    .partial()
    .optional(),
});
type FoundPlace = z.infer<typeof FoundPlace>;

const Found = z.array(FoundPlace);
/** Where it knows no house, it says so with status 200. */
const Nearest = z.union([FoundPlace, z.object({ error: z.string() })]);

const most = 5;

/**
 * A search for addresses through a geocoder that answers like Nominatim. Its address is a template with `{query}` in the place of
 * what is searched for; a key in it stays with the service.
 */
export const findPlacesAt =
  (template: string, timeout: number = mapTimeout): FindPlaces =>
  async (query) => {
    const found = await answered(
      Found,
      template.replace('{query}', encodeURIComponent(query.toWellFormed())),
      timeout,
    );
    return found.slice(0, most).map(placeOf);
  };

/** What tells the address of a point, as Nominatim does. Its address is a template with `{lat}` and `{lng}`. */
export const findAddressAt =
  (template: string, timeout: number = mapTimeout): FindAddress =>
  async ({ lat, lng }) => {
    const address = template.replace('{lat}', String(lat)).replace('{lng}', String(lng));
    const nearest = await answered(Nearest, address, timeout);
    return 'error' in nearest ? [] : [placeOf(nearest)];
  };

const answered = async <Answer>(
  schema: z.ZodType<Answer>,
  address: string,
  timeout: number,
): Promise<Answer> => {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', 'user-agent': 'hlaska' },
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The address search answered ${response.status}.`);
    return schema.parse(await response.json());
  } catch (cause) {
    throw new Failure('ADDRESS_SEARCH_ERROR', { cause });
  }
};

const placeOf = ({ place_id: id, display_name: name, lat, lon: lng, address }: FoundPlace): Place => ({
  id,
  label: shortened(name),
  lat,
  lng,
  ...(address && { address: partsOf(address) }),
});

/** A village has no streets: its houses are told by its name. */
const partsOf = (told: NonNullable<FoundPlace['address']>): Place['address'] => {
  const city = told.city ?? told.town ?? told.village ?? told.municipality;
  const street = told.road ?? city;
  return {
    ...(street && told.house_number && { streetWithNumbers: `${street} ${told.house_number}` }),
    ...(city && { city }),
    ...(told.postcode && { zipCode: told.postcode.replaceAll(/\s/g, '') }),
    ...(told.country_code && { countryCode: told.country_code.toUpperCase() }),
  };
};

// An address ends with its region and country: what is too long for a place of inspection ends earlier.
function shortened(name: string): string {
  const parts = name.split(', ');
  while (parts.length > 1 && parts.join(', ').length > limits.inspectionPlace) parts.pop();
  return parts.join(', ').slice(0, limits.inspectionPlace);
}
