import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { BodyPart } from '#machines/claim/enums.ts';
import type { BodyArea } from '#machines/claim/codes/life.ts';

const partOf: Readonly<Record<BodyArea, BodyPart>> = {
  HEAD: 'HEAD',
  NECK: 'HEAD',
  THORAX: 'THORAX',
  SPINE: 'THORAX',
  ARM_RIGHT: 'ARM',
  ARM_LEFT: 'ARM',
  LEG_RIGHT: 'LEG',
  LEG_LEFT: 'LEG',
};

/**
 * Sets, in the claim given, what follows from the areas picked in the picture: the body parts (section 3) and on which side the
 * limbs are.
 */
export function setBodyParts(claim: ClaimDetail): void {
  const areas = (claim.bodyAreas ?? []).flatMap((area) => area ?? []);
  claim.bodyParts = areas.length > 0 ? [...new Set(areas.map((area) => partOf[area]))] : undefined;
  const isRight = areas.some((area) => area.endsWith('RIGHT'));
  const isLeft = areas.some((area) => area.endsWith('LEFT'));
  if (isRight || isLeft) claim.limbSide = isRight && isLeft ? 'BOTH' : isRight ? 'RIGHT' : 'LEFT';
  else delete claim.limbSide;
}
