import * as z from 'zod';
import { ShopRouting } from '#machines/claim/derived/vehicleRouting.ts';
import { call } from './call.ts';

/** Hours in the form used everywhere: `7:00–17:00`. A day that is missing is a day off. */
const OpeningHours = z.object({ weekdays: z.string(), saturday: z.string().optional() });
export type OpeningHours = z.infer<typeof OpeningHours>;

export const RepairShop = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  countryCode: z.string(),
  lat: z.number(),
  lng: z.number(),
  contractual: z.boolean(),
  handles: z.array(z.string()),
  /** Comes to the vehicle to repair it. */
  mobileTechnician: z.boolean(),
  openingHours: OpeningHours.optional(),
});
export type RepairShop = z.infer<typeof RepairShop>;

/** A place the map knows by an address. */
export const Place = z.object({
  id: z.string(),
  label: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** Its parts, as far as the map knows them. */
  address: z
    .object({
      streetWithNumbers: z.string(),
      city: z.string(),
      zipCode: z.string(),
      countryCode: z.string(),
    })
    .partial()
    .optional(),
});
export type Place = z.infer<typeof Place>;

/** A point of the map, in degrees. */
export type Position = Pick<Place, 'lat' | 'lng'>;

/**
 * Milliseconds the map may take, for its tiles as for its address search. Source: specification section 9, "map request
 * constant".
 */
export const mapTimeout = 60_000;

/** Where somebody had an accident is asked in a body: proxies log addresses. */
export const repairShopCalls = {
  repairShops: call({
    method: 'GET',
    path: '/rest/repair-shop',
    summary: 'Repair shops; `routing` narrows them to those that do every repair it asks for.',
    query: z.object({ routing: ShopRouting.optional() }),
    answer: z.object({ repairShops: z.array(RepairShop) }),
  }),
  searchMap: call({
    method: 'POST',
    path: '/rest/map/search',
    failing: 'REFUSALS',
    summary: 'Places by their address, the likeliest first.',
    body: z.object({ query: z.string().trim().min(1).max(100) }),
    answer: z.object({ places: z.array(Place) }),
  }),
  addressAt: call({
    method: 'POST',
    path: '/rest/map/address',
    failing: 'REFUSALS',
    summary: 'The address nearest to a point of the map, none where no house is near.',
    body: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
    answer: z.object({ places: z.array(Place).max(1) }),
  }),
};
