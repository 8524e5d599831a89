import type * as z from 'zod';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { today } from '#machines/claim/clock.ts';
import { ClaimEventType } from '#machines/claim/codes/life.ts';
import { Occupancy, PropertyKind } from '#machines/claim/codes/property.ts';
import { MachineKind, PetKind } from '#machines/claim/codes/uniflow.ts';
import { initialsOf } from '#machines/claim/writing/initials.ts';
import { maskedAddress } from '#machines/claim/writing/masked.ts';
import { normaliseBirthNumber, normaliseIdentifier } from '#machines/claim/normalise.ts';
import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { FoundPolicy } from '#machines/service/lookups.ts';
import { getOwnDraft, type Ownership } from '#server/reports/getOwnClaim.ts';
import { detailOf } from '#server/reports/storedClaim.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { findPolicyToTell, insuredBy } from '#server/registers/findPolicyOf.ts';
import { insures, isYoung } from '#server/registers/policyRules.ts';
import type { RegisteredPerson, RegisteredPolicy } from '#server/store/registered.ts';
import type { Systems } from '#server/registers/systems.ts';
import { registersFor, countQuestion, type CountedRegisters } from './registersFor.ts';

/**
 * POST /rest/:service/:claimRequestUuid/search-policy: the policy that a key of the body names or, without a key, that of the
 * saved draft. It is valid where it covers the line, the risk flow or the life risk of the draft on the day. 245000018 where there is none,
 * TOO_MANY_NUMBERS for too many different keys.
 */
export function searchPolicy(app: App, service: Ownership & CountedRegisters): void {
  app.route({
    ...routeOf(calls.searchPolicy),
    handler: async (request) => {
      const { claimRequestUuid: uuid } = request.params;
      const draft = detailOf(await getOwnDraft(service, request.session, uuid));
      const { systems, count } = registersFor(service, request, uuid);
      const subject = subjectOf(draft, request.body);
      await countQuestion(count, subject);
      const policy = await findPolicyToTell(systems, subject);
      if (policy === undefined) throw new Failure('245000018');
      const insured = await findInsured(systems, policy, subject);
      return { ...foundPolicy(policy, subject), ...(insured && { insured }) };
    },
  });
}

// The page asks before it saves: the key it sends counts, and the draft tells what happened.
function subjectOf(draft: ClaimDetail, asked: z.infer<typeof calls.searchPolicy.body>): ClaimDetail {
  const { policyNumber, registrationNo, vin, birthNumber, incidentDate = draft.incidentDate } = asked;
  const { claimType, appliedRiskId, eventKinds, riskFlow, harmed, uniKind, uniRisk } = draft;
  const claimEventType = ClaimEventType.safeParse(asked.claimEventType).data ?? draft.claimEventType;
  const event: ClaimDetail = {
    claimType,
    appliedRiskId,
    claimEventType,
    eventKinds,
    riskFlow,
    harmed,
    uniKind,
    uniRisk,
    incidentDate,
  };
  if (birthNumber) {
    const searched = normaliseBirthNumber(normaliseIdentifier(birthNumber));
    return { ...event, searchBy: 'BIRTH_NUMBER', birthNumber: searched };
  }
  if (policyNumber) return { ...event, policyNumber: normaliseIdentifier(policyNumber) };
  if (registrationNo) return { ...event, registrationNo: normaliseIdentifier(registrationNo) };
  return vin ? { ...event, vin: normaliseIdentifier(vin) } : { ...draft, ...event };
}

/**
 * The answer about a policy for a claim; all of it is stored with the claim. Of one that does not insure the event only that it
 * does not, and the country, which decides the currency.
 */
export function foundPolicy(policy: RegisteredPolicy, claim: ClaimDetail): Omit<FoundPolicy, 'insured'> {
  const policyNumberValid = insures(policy, insuredBy(claim));
  return {
    policyNumberValid,
    dummyPolicy: false,
    ...(policyNumberValid && { policyType: policy.line, productBranch: policy.productBranch }),
    ...(policyNumberValid && { ...petOn(policy), ...machineOn(policy), ...homeOn(policy) }),
    policyCountry: policy.country ?? 'CZ',
    hasMax3yearsOldPolicy: policyNumberValid && isYoung(policy, today()),
  };
}

/** The animal of a policy; nothing of a kind that nobody can choose. */
function petOn({ pet }: RegisteredPolicy): Pick<FoundPolicy, 'policyPet'> {
  const petKind = PetKind.safeParse(pet?.kind).data;
  return pet && petKind ? { policyPet: { petKind, petName: pet.name } } : {};
}

/** The machine of a policy; nothing of a kind that nobody can choose. */
function machineOn({ machine }: RegisteredPolicy): Pick<FoundPolicy, 'policyMachine'> {
  const machineKind = MachineKind.safeParse(machine?.kind).data;
  return machine && machineKind
    ? { policyMachine: { machineKind, machineName: `${machine.make} ${machine.model}` } }
    : {};
}

/** The home of a policy, its address as little as its insured recognises it by; nothing of a kind that nobody can choose. */
function homeOn({ home }: RegisteredPolicy): Pick<FoundPolicy, 'policyHome'> {
  const propertyKind = PropertyKind.safeParse(home?.kind).data;
  const occupancy = Occupancy.safeParse(home?.occupancy).data;
  if (!home || !propertyKind || !occupancy) return {};
  const { streetWithNumbers, city } = home.address;
  return { policyHome: { propertyKind, occupancy, maskedAddress: maskedAddress(streetWithNumbers, city) } };
}

/** The first insured of a policy that insures the event, masked; undefined where it does not. Rejects when the systems are away. */
export async function findInsured(
  systems: Systems,
  policy: RegisteredPolicy,
  claim: ClaimDetail,
): Promise<FoundPolicy['insured']> {
  const [insuredId] = insures(policy, insuredBy(claim)) ? policy.insuredIds : [];
  const insured = insuredId === undefined ? undefined : await systems.findPerson(insuredId);
  return insured && maskedPerson(insured);
}

/** The insured, as much as the reporter recognises them by and too little to learn a name from a plate. */
export const maskedPerson = ({
  personKind,
  fullName,
  companyName,
}: Pick<RegisteredPerson, 'personKind' | 'fullName' | 'companyName'>) => ({
  personKind,
  maskedName: initialsOf(fullName ?? companyName ?? ''),
});
