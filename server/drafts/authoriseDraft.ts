import { sql, type RawBuilder } from 'kysely';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { birthNumbersIn } from '#machines/claim/derived/opensBy.ts';
import type { AuthorisationField } from '#machines/claim/enums.ts';
import { normaliseBirthNumber, normaliseIdentifier } from '#machines/claim/normalise.ts';
import { policyNumberOf } from '#machines/claim/subject.ts';
import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { closedUntil } from '#server/http/tooMany.ts';
import type { StoredClaimRow, Ownership } from '#server/reports/getOwnClaim.ts';
import { isHiddenGiven } from '#server/reports/ofReporter.ts';
import { detailOf } from '#server/reports/storedClaim.ts';
import { findPolicyOf } from '#server/registers/findPolicyOf.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Systems } from '#server/registers/systems.ts';
import { createCallerLimit, type Counted } from '#server/sessions/callers.ts';
import { mayEnter } from '#server/sessions/roles.ts';
import { countAttempt, liftLock } from './draftLock.ts';
import { isRetained } from '#server/reports/isRetained.ts';
import { listedDraft, type ListedDrafts } from './listedDraft.ts';

/** Milliseconds before which nothing is refused: longer than any look into the registers takes, so the time tells nothing. */
const refusedAfter = 400;

/** What it takes to open drafts by their numbers. */
export interface Authorising extends ListedDrafts, Counted {
  readonly systems: Systems;
  /** Waits so many milliseconds. */
  readonly pause: (time: number) => Promise<unknown>;
}

/**
 * POST /rest/draft/:claimRequestUuid/authorise: opens a draft for the browser that knows its claim, policy or birth number.
 * 245000014 for a number that does not match, with the attempts left, 245000015 for the one that locks the draft, 245000012 while
 * it is locked and for too many attempts from one address, DRAFT_AUTH_FORBIDDEN once only an operator
 * lifts the lock. To users of ours what they gave to its client opens by no number where its answers are not for them. A uuid that no draft has is answered, counted and locked like one that a draft has, and as late.
 */
export function authoriseDraft(app: App, service: Authorising): void {
  const { db, systems, sessions, now, pause, callerOf, limits } = service;
  // Drafts are free: whoever makes many of a plate would have five attempts at its policy in each.
  const ofAddress = limits.authorisationsOfAddress;
  const count = createCallerLimit(db, { ofAddress }, closedUntil);
  app.route({
    ...routeOf(calls.authoriseDraft),
    handler: async (request, reply) => {
      const { claimRequestUuid: uuid } = request.params;
      await count('authorise', callerOf(request));
      const begun = performance.now();
      const refuse = async (failure: Failure): Promise<never> => {
        await pause(Math.max(0, refusedAfter - (performance.now() - begun)));
        throw failure;
      };
      const refusal = await countAttempt(service, uuid).catch(refuseAs(refuse));
      const { field, value } = request.body;
      const isOfOurs = mayEnter(sessions.findOpen(request)?.identity);
      const claim = await findDraft(
        service,
        uuid,
        isOfOurs ? sql<boolean>`not ${isHiddenGiven}` : sql<boolean>`true`,
      );
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
      await liftLock(service, uuid);
      return listedDraft(row, { ...service, authorised: true });
    },
  });
}

const refuseAs = (refuse: (failure: Failure) => Promise<never>) => (error: unknown) => {
  if (error instanceof Failure) return refuse(error);
  throw error;
};

async function findDraft(
  service: Ownership,
  uuid: string,
  shown: RawBuilder<boolean>,
): Promise<StoredClaimRow | undefined> {
  const row = await service.db
    .selectFrom('claim_request')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('state', '=', 'DRAFT')
    .where(shown)
    .executeTakeFirst();
  return row && isRetained(service, row) ? row : undefined;
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
