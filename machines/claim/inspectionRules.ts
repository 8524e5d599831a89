import type { ClaimDetail } from './claim.ts';
import { missing, rule, wrong } from './findings.ts';

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
