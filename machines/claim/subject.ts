import { vehicleIdentifierKind } from './checks/vehicleIdentifier.ts';
import type { ClaimDetail } from './claim.ts';
import { isSuffered, riskFlowOf } from './derived/riskFlow.ts';

/** The numbers a vehicle may be named by. */
export interface VehicleKey {
  readonly registrationNo?: string | undefined;
  readonly vin?: string | undefined;
  readonly frameworkNo?: string | undefined;
  readonly policyNumber?: string | undefined;
}

/** What a policy may be named by: its number, the birth number of the insured, or the vehicle. */
export interface PolicyKey extends VehicleKey {
  readonly birthNumber?: string | undefined;
}

/**
 * True where the vehicle that the search found is another one. What a search has found since is not refused yet.
 */
export const isVehicleRefused = ({ vehicleRefused, vehicleFound }: ClaimDetail): boolean =>
  vehicleRefused === true && vehicleFound !== true;

/** The vehicle as the reporter described it in the place of one that they refused; nothing where they did not. */
export const describedVehicle = (claim: ClaimDetail): Pick<ClaimDetail, 'vehicleByHand'> => {
  if (!isVehicleRefused(claim)) return {};
  const {
    registrationNo,
    vin,
    frameworkNo,
    vehicleManufacturer,
    vehicleModel,
    manufactureYear,
    vehicleKind,
  } = claim;
  return {
    vehicleByHand: {
      registrationNo,
      vin,
      frameworkNo,
      vehicleManufacturer,
      vehicleModel,
      manufactureYear,
      vehicleKind,
    },
  };
};

/**
 * What a claim names its vehicle by: what the reporter searched for, unless they refused what it found, else what was filled in;
 * undefined where neither is there.
 */
export const vehicleKeyOf = (claim: ClaimDetail): VehicleKey | undefined => {
  const { contactSearch, registrationNo, vin, frameworkNo } = claim;
  if (contactSearch && !isVehicleRefused(claim)) return searchKeyOf(contactSearch);
  if (registrationNo) return { registrationNo };
  if (vin) return { vin };
  return frameworkNo ? { frameworkNo } : undefined;
};

/** What a claim names the damaged vehicle by: the reporter's own where the injured reports, else the vehicle of the claim. */
export const damagedKeyOf = (claim: ClaimDetail): VehicleKey | undefined => {
  const { eventKinds, riskFlow, injuredParties = [] } = claim;
  if (!isSuffered({ riskFlow: eventKinds ? riskFlowOf(eventKinds) : riskFlow }))
    return isVehicleRefused(claim) ? undefined : vehicleKeyOf(claim);
  const [own] = injuredParties[0]?.damagedVehicles ?? injuredParties[0]?.damagedGlassVehicles ?? [];
  return own && vehicleKeyOf({ ...own, frameworkNo: own.engineNumber });
};

/** The one key that a vehicle is searched by. A number that could also be a birth number counts as a policy number here. */
const searchKeyOf = (searched: string): VehicleKey => {
  const kind = vehicleIdentifierKind(searched);
  if (kind === 'VIN') return { vin: searched };
  return kind === 'PLATE' ? { registrationNo: searched } : { policyNumber: searched };
};

/**
 * What a claim names its policy by: its number, else the key a page let the reporter choose, else the vehicle; undefined where
 * none is there.
 */
export const policyKeyOf = (claim: ClaimDetail): PolicyKey | undefined => {
  const policyNumber = policyNumberOf(claim);
  if (policyNumber) return { policyNumber };
  const { searchBy, birthNumber } = claim;
  if (searchBy === 'BIRTH_NUMBER' && birthNumber) return { birthNumber };
  return vehicleKeyOf(claim);
};

/**
 * The number of the policy where the reporter gave it: on the page about another contract, or as what the policy or the vehicle
 * was searched by.
 */
export const policyNumberOf = (claim: ClaimDetail): string | undefined => {
  const { contractKnown, contractSearch, searchBy = 'POLICY_NUMBER', policyNumber } = claim;
  return (
    (contractKnown === 'YES' ? contractSearch?.main : undefined) ??
    (searchBy === 'POLICY_NUMBER' ? policyNumber : undefined) ??
    vehicleKeyOf(claim)?.policyNumber
  );
};

/** Every key of its vehicle and its policy that a claim has. Another claim about them is recognised by any of these. */
export const namesIn = (claim: ClaimDetail): Omit<VehicleKey, 'frameworkNo'> => {
  const key = vehicleKeyOf(claim);
  return {
    registrationNo: claim.registrationNo ?? key?.registrationNo,
    vin: claim.vin ?? key?.vin,
    policyNumber: policyNumberOf(claim),
  };
};
