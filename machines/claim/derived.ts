import type { ClaimDetail } from './claim.ts';
import { setBodyParts } from './life/bodyParts.ts';
import { riskFlowOf } from './riskFlow.ts';
import { vehicleRoutingOf } from './vehicleRouting.ts';

/**
 * Sets what follows from the answers and nobody is asked: the risk flow, how repairs are routed, and that no contract is known.
 *
 * @param before the claim as it was: what no longer follows is taken back
 * @param claim the claim with the new answers; it is changed
 */
export function setDerived(before: ClaimDetail, claim: ClaimDetail): void {
  if (claim.eventKinds !== undefined || before.eventKinds !== undefined) {
    claim.riskFlow = riskFlowOf(claim.eventKinds);
    claim.vehicleRouting = vehicleRoutingOf(claim);
  }
  if (claim.contractKnown !== undefined) claim.dummyPolicy = isWithoutContract(claim);
  if (claim.bankContact && claim.bankContactType) claim.bankContact.type = claim.bankContactType;
  if (claim.bodyAreas !== undefined || before.bodyAreas !== undefined) setBodyParts(claim);
  for (const party of claim.injuredParties ?? [])
    for (const glass of party?.damagedGlassVehicles ?? [])
      if (glass) glass.glassRouting = party?.damageKinds?.includes('VEHICLE') ? 'FUSION' : 'GLASS';
}

const isWithoutContract = ({ contractKnown, policyNumberValid }: ClaimDetail): boolean =>
  contractKnown !== 'YES' || policyNumberValid === false;
