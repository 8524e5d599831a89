import type { Position, RepairShop } from '#machines/service/repairShops.ts';
import { folded } from '#src/fields/combo/matching.ts';

/** A shop to offer, and how far it is from the reporter where that is known. */
export type FoundShop = RepairShop & { readonly distance: number | undefined };

type Wanted = {
  /** Words of a name or an address; every one must be found. */
  readonly search: string;
  /** The id of the shop chosen, which is always among them. */
  readonly chosenId: string;
  /** Where the reporter is. */
  readonly own: Position | undefined;
};

/**
 * The repair shops to offer for what is typed, among all that repair what is broken, given by name: the nearest first, or
 * partners first while nobody knows where the reporter is.
 */
export function foundShops(
  shops: readonly RepairShop[],
  { search, chosenId, own }: Wanted,
): readonly FoundShop[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  const isFound = ({ name, street, city }: RepairShop) => {
    const words = folded(`${name} ${street} ${city}`);
    return wanted.every((word) => words.includes(word));
  };
  return shops
    .filter((shop) => shop.id === chosenId || isFound(shop))
    .map((shop) => ({ ...shop, distance: own && distanceBetween(own, shop) }))
    .toSorted(byDistance);
}

const byDistance = (one: FoundShop, other: FoundShop): number =>
  one.distance === undefined || other.distance === undefined
    ? Number(other.contractual) - Number(one.contractual)
    : one.distance - other.distance;

const earthRadius = 6371;

/** The distance in kilometres as the crow flies. */
function distanceBetween(one: Position, other: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng);
  return 2 * earthRadius * Math.asin(Math.sqrt(half(one.lat, other.lat) + across));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
