import type { VehicleRouting } from '../enums.ts';

export type RepairedKind = 'VEHICLE' | 'GLASS' | 'HAIL';

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
