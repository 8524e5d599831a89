import * as z from 'zod';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { VehicleRouting } from '#machines/claim/enums.ts';

/**
 * The kind of repair a vehicle is routed to: GLASS for glass alone, HAIL after hail, FUSION for glass and other parts of one
 * vehicle, else VEHICLE; undefined where no vehicle is repaired. Source: specification section 3, "Vehicle routing".
 */
export function vehicleRoutingOf({ eventKinds = [], elementType }: ClaimDetail): VehicleRouting | undefined {
  const isVehicle =
    eventKinds.includes('POVPOS_VEHICLE') || eventKinds.some((kind) => kind.startsWith('HAV'));
  const isGlass = eventKinds.includes('HAVSKLA') || eventKinds.includes('POVPOS_GLASS');
  if (isGlass) return eventKinds.includes('POVPOS_VEHICLE') ? 'FUSION' : 'GLASS';
  if (eventKinds.includes('HAVZIVEL') && elementType === 'HAIL') return 'HAIL';
  return isVehicle ? 'VEHICLE' : undefined;
}

/** What a repair shop is asked for: the routing of a vehicle, or a home. */
export const ShopRouting = z.enum([...VehicleRouting.options, 'PROPERTY']);
export type ShopRouting = z.infer<typeof ShopRouting>;

type RepairedKind = 'VEHICLE' | 'GLASS' | 'HAIL' | 'PROPERTY';

const kinds = {
  VEHICLE: ['VEHICLE'],
  GLASS: ['GLASS'],
  HAIL: ['HAIL'],
  FUSION: ['VEHICLE', 'GLASS'],
  PROPERTY: ['PROPERTY'],
} as const satisfies Record<ShopRouting, readonly RepairedKind[]>;

/**
 * The kinds of repair, all of them, that a repair shop must do for this routing; none without a routing. Source: specification
 * section 3, "Vehicle routing".
 */
export const repairedKindsOf = (routing: ShopRouting | undefined): readonly RepairedKind[] =>
  routing === undefined ? [] : kinds[routing];
