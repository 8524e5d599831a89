import type { ClaimDetail } from '../claim.ts';
import { rule, wrong } from '../findings.ts';
import { LimbPart } from './codes.ts';

const ofArm: readonly LimbPart[] = ['SHOULDER', 'ELBOW', 'WRIST', 'FINGERS'];
const ofLeg: readonly LimbPart[] = ['HIP', 'KNEE', 'ANKLE', 'TOES'];

/**
 * Tells which parts of arms and legs may stay hurt: nobody with a hurt arm is asked about a knee.
 *
 * @param claim the claim so far, with the areas picked in the picture; until they are picked, every part is offered
 */
export function limbPartsOf({ bodyAreas }: ClaimDetail): readonly LimbPart[] {
  if (!bodyAreas) return LimbPart.options;
  const isHurt = (limb: 'ARM' | 'LEG') => bodyAreas.some((area) => area?.startsWith(limb));
  return [...(isHurt('ARM') ? ofArm : []), ...(isHurt('LEG') ? ofLeg : [])];
}

/** @returns true while every part told belongs to a limb that is hurt */
export const areLimbPartsHurt = (claim: ClaimDetail): boolean => {
  const hurt = limbPartsOf(claim);
  return (claim.limbParts ?? []).every((part) => part === undefined || hurt.includes(part));
};

/**
 * The parts told belong to a limb that is hurt.
 *
 * @param claim the claim so far, with the areas picked in the picture
 * @returns a rule for the page that asks what stayed of it
 */
export const limbPartsHurt = ({ bodyAreas }: ClaimDetail) =>
  rule<Pick<ClaimDetail, 'limbParts'>>(({ limbParts }) =>
    areLimbPartsHurt({ bodyAreas, limbParts }) ? [] : [wrong('limbParts', 'suggestion')],
  );
