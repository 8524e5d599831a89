import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { DamageKind } from '../../../machines/claim/enums.ts';

type Party = NonNullable<NonNullable<ClaimDetail['injuredParties']>[number]>;

/** What the form of a party begins with where nothing is told: a vehicle, not a machine, and one thing to fill in. */
const start: Party = {
  damagedVehicles: [{ vehicleKind: 'VEHICLE' }],
  damagedGlassVehicles: [{ vehicleKind: 'VEHICLE' }],
  damagedThings: [{}],
};

/**
 * Gives the claim the form of an injured party begins with: what was told of them, completed where nothing was. The only
 * party not yet told of is taken to be harmed as the kinds of event say.
 *
 * @param claim the claim so far
 * @param row the position of the party, from 0
 * @returns the claim; nothing of it is kept unless the reporter continues
 */
export function startingParty(claim: ClaimDetail, row: number): ClaimDetail {
  const parties = claim.injuredParties ?? [];
  const told = parties[row] ?? {};
  const isOnly = parties.length < 2 && Object.keys(told).length === 0;
  const own = isOnly ? { ...start, damageKinds: kindsOf(claim) } : start;
  return { ...claim, injuredParties: Object.assign([...parties], { [row]: { ...own, ...told } }) };
}

const kindsOf = ({ eventKinds = [] }: ClaimDetail): DamageKind[] => {
  const told = eventKinds.map((kind) => kind?.split('_')[1]);
  return DamageKind.options.filter((kind) => told.includes(kind));
};
