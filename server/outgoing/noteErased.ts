import type { Queries, Store } from '#server/store/tables.ts';
import { notesOutgoing } from './noteOutgoing.ts';

interface Erased {
  readonly uuids: readonly string[];
  readonly now: Store['now'];
  /** Whether the claim is still known by its policy, vehicle and day, so that duplicates of it are found. */
  readonly knowsSubject: boolean;
}

/** Notes that reports are removed, in the transaction that does so: of those that an event told the core of. */
export async function noteErased(trx: Queries, { uuids, now, knowsSubject }: Erased): Promise<void> {
  if (uuids.length === 0) return;
  const known = await trx
    .selectFrom('outgoing')
    .select(['claim_number', 'claim_uuid', 'type', 'language', 'build', 'is_test'])
    .where('report', 'in', uuids)
    .where('type', 'like', '%.registered')
    // Whoever else notes events waits for one claim number after the other.
    .orderBy('claim_number')
    .execute();
  for (const {
    claim_number: claimNumber,
    claim_uuid: uuid,
    type,
    language,
    build,
    is_test: isTest,
  } of known) {
    const note = notesOutgoing({ now, build, isTest, defaultLanguage: language });
    const isClaim = type === 'claim.registered';
    const stayed = isClaim && knowsSubject ? (['NUMBERS', 'SUBJECT'] as const) : (['NUMBERS'] as const);
    await note(trx, { claimNumber, uuid, language }, { type: 'claim.erased', data: { stayed: [...stayed] } });
  }
}

/** The reports among some of which the core has not taken every event: until it has, they may not be lost. */
export async function notTakenOf(trx: Queries, uuids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uuids.length === 0) return new Set();
  const open = await trx
    .selectFrom('outgoing')
    .select('claim_uuid')
    .where('report', 'in', uuids)
    .where('state', '<>', 'DONE')
    .execute();
  return new Set(open.map(({ claim_uuid: uuid }) => uuid));
}
