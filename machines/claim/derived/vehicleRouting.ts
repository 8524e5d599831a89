import type { ClaimDetail } from '../claim.ts';
import type { VehicleRouting } from '../enums.ts';

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

type RepairedKind = 'VEHICLE' | 'GLASS' | 'HAIL';

const kinds = {
  VEHICLE: ['VEHICLE'],
  GLASS: ['GLASS'],
  HAIL: ['HAIL'],
  FUSION: ['VEHICLE', 'GLASS'],
} as const satisfies Record<VehicleRouting, readonly RepairedKind[]>;

/**
 * The kinds of repair, all of them, that a repair shop must do for this routing; none without a routing. Source: specification
 * section 3, "Vehicle routing".
 */
export const repairedKindsOf = (routing: VehicleRouting | undefined): readonly RepairedKind[] =>
  routing === undefined ? [] : kinds[routing];
