import type { ClaimDetail } from '#machines/claim/claim.ts';
import { today } from '#machines/claim/clock.ts';
import { riskFlowOf } from '#machines/claim/derived/riskFlow.ts';
import type { IsOffered } from '#machines/service/switches/feature.ts';
import { damagedKeyOf, isVehicleRefused, policyKeyOf, vehicleKeyOf } from '#machines/claim/subject.ts';
import { choosePolicy, insures, type Insured } from './policyRules.ts';
import type { RegisteredPolicy, RegisteredVehicle } from '#server/store/registered.ts';
import type { Systems } from './systems.ts';

/**
 * The policy of a claim: by its number, else the one of the person or the vehicle that covers what happened. Rejects when the
 * systems are away.
 */
export async function findPolicyOf(
  systems: Systems,
  claim: ClaimDetail,
): Promise<RegisteredPolicy | undefined> {
  const key = policyKeyOf(claim);
  if (key?.policyNumber) return systems.findPolicy(key.policyNumber);
  if (key?.birthNumber)
    return choosePolicy(await systems.listPoliciesOfInsured(key.birthNumber), insuredBy(claim));
  const vehicle = await findVehicleOf(systems, claim);
  return vehicle && choosePolicy(await systems.listPoliciesOfVehicle(vehicle.id), insuredBy(claim));
}

/**
 * The policy of a claim as far as anybody outside may be told of it: of a person found by their birth number only one that insures
 * the event, for whether they have others is nobody's business. Rejects when the systems are away.
 */
export async function findPolicyToTell(
  systems: Systems,
  claim: ClaimDetail,
): Promise<RegisteredPolicy | undefined> {
  const policy = await findPolicyOf(systems, claim);
  const isByPerson = policyKeyOf(claim)?.birthNumber !== undefined;
  return policy && isByPerson && !insures(policy, insuredBy(claim)) ? undefined : policy;
}

/**
 * The vehicle of a claim as the insurer knows it, none where the reporter refused the one found and described another. Rejects
 * when the systems are away.
 */
export async function findVehicleOf(
  systems: Systems,
  claim: ClaimDetail,
): Promise<RegisteredVehicle | undefined> {
  const key = isVehicleRefused(claim) ? undefined : vehicleKeyOf(claim);
  return key && systems.findVehicle(key);
}

/** Whether the reporter may inspect the damage alone: it is offered, and so the systems know the claim. Rejects when they are away. */
export async function mayInspectAlone(
  { systems, isOffered }: { readonly systems: Systems; readonly isOffered: IsOffered },
  claim: ClaimDetail,
): Promise<boolean> {
  if (!isOffered('SELF_INSPECTION')) return false;
  const policy = claim.claimType === 'property' ? await findPolicyOf(systems, claim) : undefined;
  const key = damagedKeyOf(claim);
  return isInspectedAlone(claim, { policy, vehicle: key && (await systems.findVehicle(key)) });
}

/**
 * Whether the damage is inspected by the reporter alone: that of a vehicle the insurer allows it for, always where only things are
 * damaged, or a small one to a home on a policy that insures it.
 */
export const isInspectedAlone = (
  claim: ClaimDetail,
  {
    policy,
    vehicle,
  }: { readonly policy?: RegisteredPolicy | undefined; readonly vehicle?: RegisteredVehicle | undefined },
): boolean => {
  if (claim.claimType === 'property')
    return claim.damageSize === 'SMALL' && policy !== undefined && insures(policy, insuredBy(claim));
  return areThingsSuffered(claim) || (vehicle?.selfInspectionAuthorized ?? false);
};

/** A coat or a telephone is seen well enough on a photograph, a fence or a car is not. */
const areThingsSuffered = ({ riskFlow, injuredParties = [] }: ClaimDetail): boolean => {
  const kinds: readonly unknown[] = injuredParties[0]?.damageKinds ?? [];
  const isSeenThere = (['VEHICLE', 'GLASS', 'PROPERTY'] as const).some((kind) => kinds.includes(kind));
  return riskFlow === 'ODPPOS' && kinds.includes('THING') && !isSeenThere;
};

/**
 * What a policy must insure for a claim: its day, its line, its risk flow (by the kinds of event, not by what was sent), and the risk of a
 * life claim.
 */
export const insuredBy = (claim: ClaimDetail): Insured => {
  const { claimType, eventKinds, riskFlow, harmed, uniKind, uniRisk } = claim;
  const { appliedRiskId: riskId, claimEventType } = claim;
  return {
    day: claim.incidentDate ?? today(),
    claimType,
    riskFlow: eventKinds ? riskFlowOf(eventKinds) : riskFlow,
    harmed,
    insured: uniRisk ?? uniKind,
    ...(riskId && { risk: { riskId, claimEventType } }),
  };
};
