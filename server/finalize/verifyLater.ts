import { forSending } from '#server/registers/standIns.ts';
import { detailOf } from '#server/reports/storedClaim.ts';
import { decisionOf } from '#server/outgoing/claimRegistered.ts';
import { noteFollowing, type NoteOutgoing } from '#server/outgoing/noteOutgoing.ts';
import type { Assessment } from '#server/store/assessment.ts';
import type { Queries } from '#server/store/tables.ts';
import { assess } from './assess.ts';
import type { Examining } from './examineClaim.ts';
import { transact } from '#server/store/transact.ts';
import { because, ofJob } from '#server/traces/cause.ts';

const minute = 60_000;
/** How long after the last attempt the registers are asked again. */
const pauses = [minute, 5 * minute, 30 * minute];
const everyHour = 60 * minute;
const lastAttempt = 3 * 24 * everyHour;

const pauseAfter = (attempts: number): number => pauses[attempts] ?? everyHour;

/** A claim whose registers have answered, or are asked no more. */
export interface Verified {
  readonly event: 'claim.verified' | 'claim.unverified';
  readonly claimNumber: string | null;
  /** What of the assessment is another than when the claim was sent. */
  readonly changed: readonly string[];
}

/** What registers are asked again with. */
export interface Verifying extends Omit<Examining, 'codelists'> {
  /** Undefined where nothing leaves the service. */
  readonly noteOutgoing?: NoteOutgoing | undefined;
}

/** Notes that the registers are to be asked again about a claim that was registered while they were away. */
export const noteUnverified = async (trx: Queries, uuid: string, now: Date): Promise<void> => {
  const dueAt = new Date(now.getTime() + pauseAfter(0));
  await trx.insertInto('verification').values({ claim_uuid: uuid, since: now, due_at: dueAt }).execute();
};

/**
 * Asks the registers again about the claims that are due, after 1, 5 and 30 minutes, then every hour for three days, and writes what
 * they say into the assessments. Of several processes one takes each claim; one that is to be stopped begins with none any more. Gives
 * what came to an end.
 */
export async function verifyDue(service: Verifying, stopping: AbortSignal): Promise<readonly Verified[]> {
  const { db, now } = service;
  const due = await db
    .selectFrom('verification')
    .selectAll()
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(20)
    .execute();
  const ended: Verified[] = [];
  for (const { claim_uuid: uuid, attempts, since, due_at: dueAt } of due) {
    if (stopping.aborted) break;
    const next = new Date(now().getTime() + pauseAfter(attempts + 1));
    const taken = await db
      .updateTable('verification')
      .set({ attempts: attempts + 1, due_at: next })
      .where('claim_uuid', '=', uuid)
      .where('due_at', '=', dueAt)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) continue;
    const isLast = next.getTime() - since.getTime() > lastAttempt;
    const verified = await because(ofJob('LATER', null), () => verify(service, uuid, isLast));
    if (verified) ended.push(verified);
  }
  return ended;
}

async function verify(service: Verifying, uuid: string, isLast: boolean): Promise<Verified | undefined> {
  const { db, now, systems, registersTimeout, noteOutgoing } = service;
  const row = await db
    .selectFrom('claim_request')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const before = row.decision;
  if (!before) return undefined;
  const registers = forSending(systems, { db, now, uuid }, registersTimeout);
  const claim = detailOf(row);
  const isOffered = service.offeredTo(row);
  const found = await assess({ db, row, registers, isOffered }, claim, before.flags).finally(registers.end);
  if (found.unverified && !isLast) return undefined;
  const claimNumber = row.claim_number;
  // By now the claim itself is among those of its day.
  const duplicates = found.duplicates.filter((number) => number !== claimNumber);
  const after: Assessment = found.unverified ? before : { ...found, duplicates };
  const changed = changedIn(before, after);
  await transact(db, async (trx) => {
    await trx
      .updateTable('claim_request')
      .set({ decision: JSON.stringify(after) })
      .where('uuid', '=', uuid)
      .execute();
    await trx
      .updateTable('registered_claim')
      .set(({ fn, val, ref }) => ({
        policy_number: fn.coalesce(val(after.policyNumber ?? null), ref('policy_number')),
        registration_no: fn.coalesce(val(after.registrationNo ?? null), ref('registration_no')),
        vin: fn.coalesce(val(after.vin ?? null), ref('vin')),
      }))
      .where('claim_uuid', '=', uuid)
      .execute();
    await trx.deleteFrom('verification').where('claim_uuid', '=', uuid).execute();
    await noteFollowing(noteOutgoing, trx, uuid, {
      type: 'claim.verified',
      data: { decision: decisionOf(claim, after), changed: [...changed] },
    });
  });
  const event = found.unverified ? 'claim.unverified' : 'claim.verified';
  return { event, claimNumber, changed };
}

const changedIn = (before: Assessment, after: Assessment): readonly string[] => {
  const was = new Map(Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.entries(after)
    .filter(([name, value]) => was.get(name) !== JSON.stringify(value))
    .map(([name]) => name);
};
