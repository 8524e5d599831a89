import { sql } from 'kysely';
import type { Queries } from '#server/store/tables.ts';
import { reasonOf, type CoreAnswer } from './answer.ts';
import type { OutgoingRow } from './envelopes.ts';

type Answered = Pick<OutgoingRow, 'id' | 'claim_number' | 'claim_uuid'>;

/** Locks the report of an event, where it is still there: before its event, as whoever removes it does. */
export const lockReportOf = (trx: Queries, { claim_uuid: uuid }: Pick<Answered, 'claim_uuid'>) =>
  trx.selectFrom('claim_request').select('uuid').where('uuid', '=', uuid).forUpdate().execute();

/**
 * Notes what the core has decided about an event: what it took, and what it calls the claim, or that it refused it. A refused event is
 * handed over no more, and holds the later ones of its claim number, until somebody decides. Whoever calls it has locked the report.
 */
export async function noteAnswer(trx: Queries, event: Answered, answer: CoreAnswer, at: Date): Promise<void> {
  const isRefused = answer.result === 'REFUSED';
  await trx
    .updateTable('outgoing')
    .set({
      state: isRefused ? 'DEAD' : 'DONE',
      since: at,
      due_at: null,
      leased_until: null,
      reason: isRefused ? reasonOf(answer.code) : null,
    })
    .where('id', '=', event.id)
    .execute();
  if (isRefused) return;
  await trx
    .updateTable('outgoing_claim')
    .set(
      answer.result === 'DUPLICATE_OF'
        ? { joined_to: answer.claimNumber }
        : {
            core_claim_id: answer.coreClaimId,
            ...(answer.coreClaimNumber !== undefined && { core_claim_number: answer.coreClaimNumber }),
          },
    )
    .where('claim_number', '=', event.claim_number)
    .execute();
  await noteTakenWhole(trx, event.claim_uuid, at);
}

/**
 * Notes that a report was handed over, from when its time of keeping runs, once the core has taken the event that told of it and has
 * fetched every file and the PDF.
 */
export async function noteTakenWhole(trx: Queries, uuid: string, at: Date): Promise<void> {
  const notFetched = (id: string) =>
    sql`not exists (select from outgoing_fetch where document_id = ${sql.ref(id)})`;
  await sql`update claim_request set handed_over_at = ${at}
    where uuid = ${uuid} and handed_over_at is null
      and exists (
        select from outgoing where report = ${uuid} and state = 'DONE' and type like '%.registered')
      and not exists (
        select from attachment
        where claim_uuid = ${uuid} and kept and state <> 'REFUSED' and ${notFetched('attachment.id')})
      and not exists (select from evidence where claim_uuid = ${uuid} and ${notFetched('evidence.id')})`.execute(
    trx,
  );
}
