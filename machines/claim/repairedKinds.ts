import type { VehicleRouting } from './enums.ts';

export type RepairedKind = 'VEHICLE' | 'GLASS' | 'HAIL';

const kinds = {
  VEHICLE: ['VEHICLE'],
  GLASS: ['GLASS'],
  HAIL: ['HAIL'],
  FUSION: ['VEHICLE', 'GLASS'],
} as const satisfies Record<VehicleRouting, readonly RepairedKind[]>;

/**
 * Tells what a repair shop must be able to repair (section 3, "Vehicle routing").
 *
 * @param routing how the vehicle is routed; nothing asks for nothing
 * @returns the kinds of repair, all of which one shop does
 */
export const repairedKindsOf = (routing: VehicleRouting | undefined): readonly RepairedKind[] =>
  routing === undefined ? [] : kinds[routing];
