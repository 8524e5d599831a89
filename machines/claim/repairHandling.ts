import type { CostBasis, RepairHandling } from './enums.ts';

/** How the damage may be settled, by how it is mended. Who has not decided settles it with us on the phone. */
export const costBasesOf = {
  VEHICLE_HEADINGFOR_SERVICE: ['INVOICE', 'COSTING', 'UNSPECIFIED'],
  VEHICLE_IN_SERVICE: ['INVOICE', 'COSTING', 'TOTAL', 'UNSPECIFIED'],
  VEHICLE_SELF_REPAIRMENT: ['COSTING', 'INVOICE', 'UNSPECIFIED'],
  VEHICLE_FIXED: ['INVOICE', 'COSTING'],
  VEHICLE_NOT_DECIDED: [],
} as const satisfies Record<RepairHandling, readonly CostBasis[]>;

/** Where there is damage to be seen and somebody knows where it will be. */
export const inspected = [
  'VEHICLE_HEADINGFOR_SERVICE',
  'VEHICLE_IN_SERVICE',
  'VEHICLE_SELF_REPAIRMENT',
] as const satisfies readonly RepairHandling[];

/** @returns whether the damage is inspected before it is paid */
export const isInspected = (handling: RepairHandling | undefined): boolean =>
  inspected.some((one) => one === handling);

/** @returns whether the damage may be settled so; true while one of the two is not known */
export function isBasisOffered(handling: RepairHandling | undefined, basis: CostBasis | undefined): boolean {
  if (handling === undefined || basis === undefined) return true;
  const offered: readonly CostBasis[] = costBasesOf[handling];
  return offered.includes(basis);
}
