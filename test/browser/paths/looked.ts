import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { claimFoundByNumber } from '#machines/claim/derived/claimFound.ts';
import { isInsuredOnlyFound } from '#machines/claim/derived/insuredReporter.ts';
import { lookups, type LookupAnswer, type LookupName } from '#machines/claim/lookups.ts';
import {
  damagedKeyOf,
  isVehicleRefused,
  policyKeyOf,
  policyNumberOf,
  vehicleKeyOf,
} from '#machines/claim/subject.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { knowsHolder, maskedAccount } from '#server/lookups/bankAccount.ts';
import { maskedClaimNumber } from '#server/lookups/duplicates.ts';
import { coversCare } from '#server/lookups/ocrAllowed.ts';
import { foundPolicy, maskedPerson } from '#server/lookups/searchPolicy.ts';
import { insuredBy, isInspectedAlone } from '#server/registers/findPolicyOf.ts';
import { insures } from '#server/registers/policyRules.ts';
import { readCodelists } from '#server/codelists/codelists.ts';
import { foundVehicle } from '#server/vehicles/foundVehicle.ts';
import {
  claims,
  findPerson,
  findPolicy,
  findVehicle,
  policyOfInsured,
  policyOfVehicle,
} from './registers.ts';

const codelists = readCodelists();

const vehicleOf = (claim: ClaimDetail) =>
  isVehicleRefused(claim) ? undefined : findVehicle(vehicleKeyOf(claim));

const policyOf = (claim: ClaimDetail) => {
  const key = policyKeyOf(claim);
  if (key?.policyNumber) return findPolicy(key.policyNumber);
  if (key?.birthNumber) return policyOfInsured(key.birthNumber, insuredBy(claim));
  const vehicle = vehicleOf(claim);
  return vehicle && policyOfVehicle(vehicle, insuredBy(claim));
};

/** The policy as far as anybody is told of it. */
const policyToTell = (claim: ClaimDetail) => {
  const policy = policyOf(claim);
  const isByPerson = policyKeyOf(claim)?.birthNumber !== undefined;
  return policy && isByPerson && !insures(policy, insuredBy(claim)) ? undefined : policy;
};

interface Registered {
  readonly claimNumber: string;
  readonly claimType: ClaimType;
  readonly incidentDate: string | undefined;
  readonly policyNumber?: string | undefined;
  readonly vehicle?: string | undefined;
}

/** What was sent to the service since it started. */
const sent: Registered[] = [];

/** Tells the lookups of a claim that the service of this process has registered. */
export const noteSent = (claimNumber: string, { claimType }: Flow, claim: ClaimDetail): void => {
  sent.push({ claimNumber, claimType, incidentDate: claim.incidentDate, ...namesOf(claim) });
};

const namesOf = (claim: ClaimDetail) => ({
  policyNumber: policyOf(claim)?.policyNumber ?? policyNumberOf(claim),
  vehicle: vehicleOf(claim)?.id,
});

const isOfSame = (one: Pick<Registered, 'policyNumber' | 'vehicle'>, named: ReturnType<typeof namesOf>) =>
  (['policyNumber', 'vehicle'] as const).some((name) => one[name] !== undefined && one[name] === named[name]);

/** What each lookup about a claim of a flow tells the browser, from what the service knows at its first start. */
export const looked: {
  readonly [K in LookupName]: (claim: ClaimDetail, flow: Pick<Flow, 'claimType'>) => LookupAnswer;
} = {
  searchDamaged: (claim) => foundVehicle(codelists, vehicleOf(claim), vehicleKeyOf(claim)),
  searchPolicy: (claim) => {
    const policy = policyToTell(claim);
    if (!policy) return lookups.searchPolicy.none ?? {};
    const told = foundPolicy(policy, claim);
    const insured = told.policyNumberValid ? findPerson(policy.insuredIds[0]) : undefined;
    if (insured === undefined) return told;
    const { personKind, maskedName } = maskedPerson(insured);
    return {
      ...told,
      maskedInsured: maskedName,
      ...(isInsuredOnlyFound(claim) && { insured: { personKind } }),
    };
  },
  selfInspection: (claim) => ({
    selfInspectionAuthorized: isInspectedAlone(claim, {
      policy: policyOf(claim),
      vehicle: findVehicle(damagedKeyOf(claim)),
    }),
  }),
  ocrAllowed: (claim) => ({ ocrAllowed: coversCare(policyOf(claim), claim.incidentDate) }),
  bankAccount: (claim) => {
    const holder = findPerson(policyToTell(claim)?.policyholderId);
    if (!holder?.bankContact) return { policyAccount: false };
    const isKnown = knowsHolder(claim, holder);
    return { policyAccount: true, ...(isKnown && { maskedAccount: maskedAccount(holder.bankContact) }) };
  },
  findDuplicate: (claim, { claimType }) => {
    const { claimNumber, incidentDate } = claim;
    const named = namesOf(claim);
    const same = [...claims, ...sent]
      .filter((one) => one.claimType === claimType)
      .find((one) =>
        claimNumber === undefined
          ? one.incidentDate === incidentDate && isOfSame(one, named)
          : one.claimNumber === claimNumber,
      );
    return {
      ...claimFoundByNumber(claim, same?.claimNumber),
      ...(same && { claimId: claimNumber ?? maskedClaimNumber(same.claimNumber) }),
      incidentDateDoesntMatch: same !== undefined && same.incidentDate !== incidentDate,
    };
  },
};
