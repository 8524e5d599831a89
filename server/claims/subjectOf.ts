import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { today } from '../../machines/claim/clock.ts';
import { riskFlowOf } from '../../machines/claim/riskFlow.ts';
import { vehicleIdentifierKind } from '../../machines/claim/vehicleIdentifier.ts';
import { birthNumberOf, searchedNumberOf } from './lifePolicy.ts';
import { choosePolicy, type Insured } from '../systems/policyRules.ts';
import type { RegisteredPolicy, RegisteredVehicle, Systems, VehicleKey } from '../systems/systems.ts';

/**
 * What a claim names its vehicle by: what the reporter searched for, else what was filled in.
 *
 * @returns undefined when nothing names it
 */
export function vehicleKeyOf(claim: ClaimDetail): VehicleKey | undefined {
  const { contactSearch, registrationNo, vin, frameworkNo } = claim;
  if (contactSearch) return searchKey(contactSearch);
  if (registrationNo) return { registrationNo };
  if (vin) return { vin };
  return frameworkNo ? { frameworkNo } : undefined;
}

function searchKey(searched: string): VehicleKey {
  const kind = vehicleIdentifierKind(searched);
  if (kind === 'VIN') return { vin: searched };
  return kind === 'PLATE' ? { registrationNo: searched } : { policyNumber: searched };
}

/** The number of the policy where the reporter told it: on the page about another contract, else as what they searched by. */
export const policyNumberOf = (claim: ClaimDetail): string | undefined =>
  contractNamed(claim) ?? searchedNumberOf(claim) ?? vehicleKeyOf(claim)?.policyNumber;

const contractNamed = ({ contractKnown, contractSearch }: ClaimDetail): string | undefined =>
  contractKnown === 'YES' ? contractSearch?.main : undefined;

/** The vehicle of a claim as the insurer knows it. Rejects when the systems are away. */
export async function findVehicleOf(
  systems: Systems,
  claim: ClaimDetail,
): Promise<RegisteredVehicle | undefined> {
  const key = vehicleKeyOf(claim);
  return key && systems.findVehicle(key);
}

/**
 * The policy of a claim: by its number, else that of the person or the vehicle which covers what happened. Rejects when the
 * systems are away.
 */
export async function findPolicyOf(
  systems: Systems,
  claim: ClaimDetail,
): Promise<RegisteredPolicy | undefined> {
  const number = policyNumberOf(claim);
  if (number) return systems.findPolicy(number);
  const birthNumber = birthNumberOf(claim);
  if (birthNumber) return choosePolicy(await systems.listPoliciesOfInsured(birthNumber), insuredBy(claim));
  const vehicle = await findVehicleOf(systems, claim);
  if (vehicle === undefined) return undefined;
  const policies = await systems.listPoliciesOfVehicle(vehicle.id);
  return choosePolicy(policies, insuredBy(claim));
}

/**
 * What a policy must insure for this claim: its day, its risk flow by the kinds of event rather than by what was sent, and the
 * risk of a life claim.
 */
export const insuredBy = (claim: ClaimDetail): Insured => {
  const { incidentDate = today(), eventKinds, riskFlow, appliedRiskId: riskId, claimEventType } = claim;
  return {
    day: incidentDate,
    riskFlow: eventKinds ? riskFlowOf(eventKinds) : riskFlow,
    ...(riskId && { risk: { riskId, claimEventType } }),
  };
};
