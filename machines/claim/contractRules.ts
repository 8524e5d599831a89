import type { ClaimDetail } from './claim.ts';
import { missing, rule } from './findings.ts';

/**
 * The contract the reporter names, or why they hold that there is one (section 5, "Contract search" and "Reason to choose
 * insurance").
 */
export const contractTold = rule<
  Pick<ClaimDetail, 'contractKnown' | 'contractSearch' | 'reasonToChooseInsurance'>
>(({ contractKnown, contractSearch, reasonToChooseInsurance }) => {
  if (contractKnown === 'YES') return contractSearch?.main ? [] : [missing('contractSearch.main')];
  return contractKnown === undefined || reasonToChooseInsurance ? [] : [missing('reasonToChooseInsurance')];
});
