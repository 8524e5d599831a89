import { checkOver, checkRows } from '#machines/claim/checkOver.ts';
import { doubtful, forUnderwriter } from '#machines/subject/issues/findings.ts';

/** A tenant's walls and floors are insured by the owner of the flat, who reports them; only a warning. */
export const wallsOfOwner = checkRows(
  ['occupancy', 'propertyDamages[].kind'],
  doubtful('propertyDamages[0].kind', 'wallsOfOwner'),
  ({ occupancy, propertyDamages = [] }) =>
    occupancy === 'TENANT'
      ? propertyDamages.flatMap((item, row) => (item?.kind === 'BUILDING' ? [row] : []))
      : [],
);

/**
 * A theft on a policy at most three years old: we ask how the things were acquired. Source: specification section 9, policy age
 * guard.
 */
export const maturePropertyPolicy = checkOver(
  ['theftPlace', 'hasMax3yearsOldPolicy'],
  forUnderwriter('theftPlace', 'underwritingPolicyAge'),
  ({ theftPlace, hasMax3yearsOldPolicy }) => theftPlace !== undefined && hasMax3yearsOldPolicy === true,
);
