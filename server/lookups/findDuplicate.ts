import type { ClaimDetail } from '#machines/claim/claim.ts';
import { normaliseIdentifier } from '#machines/claim/normalise.ts';
import { calls } from '#machines/service/calls.ts';
import { getOwnDraft, type Ownership } from '#server/reports/getOwnClaim.ts';
import { routeOf, type App } from '#server/http/route.ts';
import { detailOf } from '#server/reports/storedClaim.ts';
import { registersFor, type CountedRegisters } from './registersFor.ts';
import type { RegisteredClaim } from '#server/registers/systems.ts';
import { findDuplicates, findRegistered, maskedClaimNumber } from './duplicates.ts';

/**
 * POST /rest/:service/:claimRequestUuid/find-duplicate: the claim of that number in the line of the report, and whether the day
 * differs. Without a number: a claim of the same day for the vehicle or policy of the body, else of the saved draft, with its
 * number masked. TOO_MANY_NUMBERS for too many different ones.
 */
export function findDuplicate(app: App, service: Ownership & CountedRegisters): void {
  const { db } = service;
  app.route({
    ...routeOf(calls.findDuplicate),
    handler: async (request) => {
      const { claimRequestUuid: uuid } = request.params;
      const row = await getOwnDraft(service, request.session, uuid);
      const asking = registersFor(service, request, uuid);
      const { claimNumber, ...key } = request.body;
      if (claimNumber) {
        const asked = normaliseIdentifier(claimNumber);
        await asking.count.number('claim', asked);
        await asking.count.number('question', `${asked} ${key.incidentDate}`);
        return duplicateOf(await findRegistered(db, row.claim_type, asked), key);
      }
      const [found] = await findDuplicates({ db, ...asking }, subjectOf(detailOf(row), key));
      return duplicateOf(found && { ...found, claimNumber: maskedClaimNumber(found.claimNumber) }, key);
    },
  });
}

interface DuplicateKey {
  readonly registrationNo?: string | undefined;
  readonly vin?: string | undefined;
  readonly policyNumber?: string | undefined;
  readonly vehicleRefused?: boolean | undefined;
  readonly incidentDate?: string | undefined;
}

// The page asks before it saves: what it sends counts, and the draft tells what happened.
function subjectOf(draft: ClaimDetail, key: DuplicateKey): ClaimDetail {
  const { incidentDate = draft.incidentDate, registrationNo, vin, policyNumber, vehicleRefused } = key;
  if (!(registrationNo ?? vin ?? policyNumber)) return { ...draft, incidentDate };
  return {
    claimType: draft.claimType,
    eventKinds: draft.eventKinds,
    riskFlow: draft.riskFlow,
    incidentDate,
    registrationNo: registrationNo && normaliseIdentifier(registrationNo),
    vin: vin && normaliseIdentifier(vin),
    policyNumber: policyNumber && normaliseIdentifier(policyNumber),
    ...(vehicleRefused && { vehicleRefused }),
  };
}

const duplicateOf = (found: RegisteredClaim | undefined, { incidentDate }: DuplicateKey) =>
  found
    ? {
        claimId: found.claimNumber,
        incidentDateDoesntMatch: incidentDate !== undefined && found.incidentDate !== incidentDate,
      }
    : { incidentDateDoesntMatch: false };
