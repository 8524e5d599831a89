import type { ClaimDetail } from './claim.ts';
import { isAboutDeath } from './life/lifeRoles.ts';
import type { BankContactType } from './enums.ts';

/** What is offered to pay to: what most choose, and what few look for. */
interface Offered {
  readonly common: readonly BankContactType[];
  readonly further: readonly BankContactType[];
}

/**
 * Tells where the money may go (section 3, bank contact types).
 *
 * @param claim the claim so far: the risk flow, how repairs are routed, whether the policy has an account
 * @returns the types in the order they are offered. The policy's account only where there is one and never to the injured, for
 * it is not theirs, nor after a death, for it may be that of the deceased; the repair shop only where a vehicle is repaired; who caused damage to others mostly is paid nothing
 */
export const bankContactTypesOf = (claim: ClaimDetail): Offered => {
  const { riskFlow, vehicleRouting, policyAccount } = claim;
  const ofPolicy =
    policyAccount === true && riskFlow !== 'POVPOS' && !isAboutDeath(claim) ? (['POLICY'] as const) : [];
  const ofShop = vehicleRouting ? (['REPAIR_SHOP_COMPANY'] as const) : [];
  if (riskFlow === 'POVPOJ')
    return {
      common: ['NONE', ...ofPolicy, 'ENTERED'],
      further: ['ENTERED_ANOTHER', 'FOREIGN', 'FUTURE_ACCOUNT'],
    };
  return {
    common: [...ofPolicy, 'ENTERED', ...ofShop, 'FUTURE_ACCOUNT'],
    further: ['ENTERED_ANOTHER', 'FOREIGN', 'NONE'],
  };
};
