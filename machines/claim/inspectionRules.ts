import type { ClaimDetail } from './claim.ts';
import { missing, rule, wrong } from './findings.ts';
import { isBasisOffered, isInspected } from './repairHandling.ts';

/**
 * The repair shop, for a vehicle that is in one or goes to one: picked from the list, or named.
 *
 * @param repairHandling where the vehicle is, answered before
 * @returns a rule for the page that asks for the shop
 */
export const repairShopWhenInService = (repairHandling: ClaimDetail['repairHandling']) =>
  rule<Pick<ClaimDetail, 'repairShop'>>(({ repairShop }) => {
    if (repairHandling !== 'VEHICLE_HEADINGFOR_SERVICE' && repairHandling !== 'VEHICLE_IN_SERVICE') return [];
    return repairShop?.id ? [] : [missing('repairShop')];
  });

/** How the damage is inspected, unless it is repaired already or nobody has decided: then we call. */
export const inspectionMethodWhenInspected = rule<Pick<ClaimDetail, 'repairHandling' | 'inspectionMethod'>>(
  ({ repairHandling, inspectionMethod }) =>
    isInspected(repairHandling) && !inspectionMethod ? [missing('inspectionMethod')] : [],
);

/** A settlement that fits how the damage is mended: nothing repaired already is a total loss. */
export const costBasisOffered = rule<Pick<ClaimDetail, 'repairHandling' | 'costBasis'>>(
  ({ repairHandling, costBasis }) =>
    isBasisOffered(repairHandling, costBasis) ? [] : [wrong('costBasis', 'suggestion')],
);

/** The place, for a technician who comes. */
export const inspectionPlaceForTechnician = rule<Pick<ClaimDetail, 'inspectionMethod' | 'inspectionPlace'>>(
  ({ inspectionMethod, inspectionPlace }) =>
    inspectionMethod === 'MOBILE_TECHNICIAN' && !inspectionPlace ? [missing('inspectionPlace')] : [],
);

/**
 * Self-inspection only where the service allows it (section 6).
 *
 * @param claim the claim so far, with the service's answer
 * @returns a rule for a page that asks for the method
 */
export const selfInspectionAllowed = ({ selfInspectionAuthorized }: ClaimDetail) =>
  rule<Pick<ClaimDetail, 'inspectionMethod'>>(({ inspectionMethod }) =>
    inspectionMethod === 'SELF_INSPECTION' && selfInspectionAuthorized !== true
      ? [wrong('inspectionMethod', 'suggestion')]
      : [],
  );
