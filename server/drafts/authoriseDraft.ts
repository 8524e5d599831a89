import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { birthNumbersIn } from '../../machines/claim/derived/opensBy.ts';
import type { AuthorisationField } from '../../machines/claim/enums.ts';
import { normaliseBirthNumber, normaliseIdentifier } from '../../machines/claim/normalise.ts';
import { policyNumberOf } from '../../machines/claim/subject.ts';
import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { StoredClaimRow } from '../auth/getOwnClaim.ts';
import { detailOf } from '../claims/storedClaim.ts';
import { findPolicyOf } from '../systems/findPolicyOf.ts';
import { routeOf, type App } from '../route.ts';
import type { Service } from '../service.ts';
import type { Systems } from '../systems/systems.ts';
import { addressOf } from '../addressOf.ts';
import { createLimit } from '../store/counters.ts';
import { countAttempt, liftLock } from './draftLock.ts';
import { isKept } from './isKept.ts';
import { listedDraft } from './listedDraft.ts';

// Drafts are free: whoever makes many of a plate would have five attempts at its policy in each.
const ofAddress = { max: 60, window: 15 * 60_000 };
/** Milliseconds before which nothing is refused: longer than any look into the registers takes, so the time tells nothing. */
const refusedAfter = 400;

/**
 * POST /rest/draft/:claimRequestUuid/authorise: opens a draft for the browser that knows its claim, policy or birth number.
 * 245000014 for a number that does not match, with the attempts left, 245000015 for the one that locks the draft, 245000012 while
 * it is locked and for the sixty-first attempt from one address in a quarter of an hour, DRAFT_AUTH_FORBIDDEN once only an operator
 * lifts the lock. A uuid that no draft has is answered, counted and locked like one that a draft has, and as late.
 */
export function authoriseDraft(app: App, service: Service): void {
  const { db, systems, sessions, now, pause } = service;
  const count = createLimit(db, ofAddress, () => new Failure('245000012'));
  app.route({
    ...routeOf(calls.authoriseDraft),
    handler: async (request, reply) => {
      const { claimRequestUuid: uuid } = request.params;
      await count(`authorise ${addressOf(request.ip)}`);
      const begun = performance.now();
      const refuse = async (failure: Failure): Promise<never> => {
        await pause(Math.max(0, refusedAfter - (performance.now() - begun)));
        throw failure;
      };
      const refusal = await countAttempt(service, uuid).catch(refuseAs(refuse));
      const { field, value } = request.body;
      const claim = await findDraft(service, uuid);
      const numbers = await numbersOf[field](systems, claim ? namedIn(claim) : {});
      const asked = normaliseBirthNumber(normaliseIdentifier(value));
      if (claim === undefined || !numbers.includes(asked)) return refuse(refusal);
      const session = await sessions.open(request, reply);
      const row = await db
        .updateTable('claim_request')
        .set({ session_id: session.id, opened_at: now() })
        .where('uuid', '=', uuid)
        .returningAll()
        .executeTakeFirstOrThrow();
      await liftLock(db, uuid);
      return listedDraft(row, { ...service, authorised: true });
    },
  });
}

const refuseAs = (refuse: (failure: Failure) => Promise<never>) => (error: unknown) => {
  if (error instanceof Failure) return refuse(error);
  throw error;
};

async function findDraft(service: Service, uuid: string): Promise<StoredClaimRow | undefined> {
  const row = await service.db
    .selectFrom('claim_request')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('state', '=', 'DRAFT')
    .executeTakeFirst();
  return row && isKept(service, row) ? row : undefined;
}

/** A new report has no claim number yet: what stands there was not given by us. */
const namedIn = (row: StoredClaimRow): ClaimDetail => {
  const { claimNumber, ...detail } = detailOf(row);
  return row.flow_type === 'DRAFT' || claimNumber === undefined ? detail : { ...detail, claimNumber };
};

const numbersOf: Readonly<
  Record<
    AuthorisationField,
    (systems: Systems, detail: ClaimDetail) => Promise<readonly (string | undefined)[]>
  >
> = {
  CLAIM_NUMBER: (_, detail) => Promise.resolve([detail.claimNumber]),
  POLICY_NUMBER: async (systems, detail) => [
    policyNumberOf(detail),
    (await findPolicyOf(systems, detail))?.policyNumber,
  ],
  BIRTH_NUMBER: (_, detail) => Promise.resolve(birthNumbersIn(detail)),
};
