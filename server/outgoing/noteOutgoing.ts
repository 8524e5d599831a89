import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '#machines/service/configuration.ts';
import type { Queries } from '#server/store/tables.ts';
import { currentCause } from '#server/traces/cause.ts';
import type { OutgoingEvent } from './events.ts';

/** What an event is about. */
interface About {
  readonly claimNumber: string;
  /** Of the report. */
  readonly uuid: string;
  /** The configured one where the report has none. */
  readonly language: Language | null;
}

/**
 * Notes an event that is to leave the service, in the transaction that does what it tells: neither is there without the other. Of a claim
 * number events are noted one after the other.
 */
export type NoteOutgoing = (trx: Queries, about: About, event: OutgoingEvent) => Promise<void>;

interface Noting {
  readonly now: () => Date;
  /** Hash of the build that notes it. */
  readonly build: string;
  /** True where the registers are filled with invented people. */
  readonly isTest: boolean;
  readonly defaultLanguage: Language;
}

/** Notes events as this process does. */
export const notesOutgoing =
  ({ now, build, isTest, defaultLanguage }: Noting): NoteOutgoing =>
  async (trx, { claimNumber, uuid, language }, { type, data }) => {
    // Locks the claim number until the transaction ends.
    const { sequence } = await trx
      .insertInto('outgoing_claim')
      .values({ claim_number: claimNumber, sequence: 1 })
      .onConflict((one) =>
        one.column('claim_number').doUpdateSet({ sequence: sql<number>`outgoing_claim.sequence + 1` }),
      )
      .returning('sequence')
      .executeTakeFirstOrThrow();
    const at = now();
    await trx
      .insertInto('outgoing')
      .values({
        id: randomUUIDv7(),
        type,
        claim_number: claimNumber,
        sequence,
        claim_uuid: uuid,
        // That a report is gone outlasts it.
        report: type === 'claim.erased' ? null : uuid,
        occurred_at: at,
        language: language ?? defaultLanguage,
        build,
        is_test: isTest,
        data: JSON.stringify(data),
        since: at,
        due_at: at,
        trace: currentCause()?.traceparent ?? null,
      })
      .execute();
  };

/**
 * Notes what has become of a report that was sent, after the event that told of it. Nothing of a report that no event told of, as where
 * it was sent before anything left the service.
 */
export async function noteFollowing(
  note: NoteOutgoing | undefined,
  trx: Queries,
  uuid: string,
  event: OutgoingEvent,
): Promise<void> {
  if (note === undefined) return;
  const first = await trx
    .selectFrom('outgoing')
    .select(['claim_number', 'language'])
    .where('report', '=', uuid)
    .limit(1)
    .executeTakeFirst();
  if (first) await note(trx, { claimNumber: first.claim_number, uuid, language: first.language }, event);
}
