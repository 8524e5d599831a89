import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { AuthorisationField } from '../../machines/claim/enums.ts';
import { normaliseBirthNumber, normaliseIdentifier } from '../../machines/claim/normalise.ts';
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
import { listedDraft } from './listedDraft.ts';

const maxFailures = 5;
const lock = 15 * 60_000;
// Drafts are free: whoever makes many of a plate would have five attempts at its policy in each.
const ofAddress = { max: 60, window: lock };

/**
 * POST /rest/draft/:claimRequestUuid/authorise: opens a draft for the browser that knows its claim, policy or birth number.
 * 245000014 for a number that does not match, 245000015 for the one that locks the draft, 245000012 while it is locked and for
 * the sixty-first attempt from one address in a quarter of an hour. The lock is in the database, so that no other process allows
 * further guesses.
 */
export function authoriseDraft(app: App, service: Service): void {
  const { db, systems, sessions, now } = service;
  const count = createLimit(db, ofAddress, () => new Failure('245000012'));
  app.route({
    ...routeOf(calls.authoriseDraft),
    handler: async (request, reply) => {
      const { claimRequestUuid: uuid } = request.params;
      await count(`authorise ${addressOf(request.ip)}`);
      const claim = await countAttempt(service, uuid);
      const { field, value } = request.body;
      const numbers = await numbersOf[field](systems, namedIn(claim));
      if (!numbers.includes(normaliseBirthNumber(normaliseIdentifier(value)))) {
        throw new Failure(claim.auth_failures >= maxFailures ? '245000015' : '245000014');
      }
      const session = await sessions.open(request, reply);
      const row = await db
        .updateTable('claim_request')
        .set({ session_id: session.id, opened_at: now(), auth_failures: 0, locked_until: null })
        .where('uuid', '=', uuid)
        .returningAll()
        .executeTakeFirstOrThrow();
      return listedDraft(row, { flows: service.flows, authorised: true });
    },
  });
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
  POLICY_NUMBER: async (systems, detail) => [(await findPolicyOf(systems, detail))?.policyNumber],
  BIRTH_NUMBER: (_, { insured, injured }) => Promise.resolve([insured?.birthNumber, injured?.birthNumber]),
};

// Counted before the number is looked at, with the row locked: attempts at the same moment cannot slip past the limit.
const countAttempt = ({ db, now }: Service, uuid: string) =>
  db.transaction().execute(async (trx) => {
    const claim = await trx
      .selectFrom('claim_request')
      .selectAll()
      .where('uuid', '=', uuid)
      .forUpdate()
      .executeTakeFirst();
    if (claim?.state !== 'DRAFT') throw new Failure('ACTIVE_REPORT_NOT_FOUND');
    if (claim.locked_until !== null && claim.locked_until > now()) throw new Failure('245000012');
    const failures = claim.locked_until === null ? claim.auth_failures + 1 : 1;
    const counted = {
      auth_failures: failures,
      locked_until: failures >= maxFailures ? new Date(now().getTime() + lock) : null,
    };
    await trx.updateTable('claim_request').set(counted).where('uuid', '=', uuid).execute();
    return { ...claim, ...counted };
  });
