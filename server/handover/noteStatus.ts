import { sql } from 'kysely';
import { Failure } from '#machines/calls/failures.ts';
import type { ClaimStep } from '#machines/service/sent/claimProgress.ts';
import { nextSteps, stepOf } from '#server/reports/claimProgress.ts';
import { saidOf } from '#server/reports/withProgress.ts';
import { planMessages } from '#server/statusMessages/planMessages.ts';
import type { Queries, Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { lockReportOf } from './noteAnswer.ts';
import type { StatusUpdate } from './statusUpdate.ts';

/** Where a claim is after the core has said something of it. */
export interface NotedStatus {
  /** False for what was said before, and for what is older than what was said last. */
  readonly applied: boolean;
  readonly step: ClaimStep;
}

/**
 * Notes what the core says of a claim, and plans what its reporter is told of it.
 *
 * @throws Failure 404 for a claim number that no report here has, 409 for a step that does not follow the one it is in
 */
export const noteStatus = (
  { db, now }: Store,
  { statusId, claimNumber, notify, ...said }: StatusUpdate,
): Promise<NotedStatus> =>
  transact(db, async (trx) => {
    const uuid = await reportOf(trx, claimNumber);
    if (uuid === undefined) throw new Failure('404');
    await lockReportOf(trx, { claim_uuid: uuid });
    const before = (await saidOf(trx, uuid)).get(claimNumber) ?? [];
    const step = stepOf(before);
    if (await isKnown(trx, statusId)) return { applied: false, step };
    const last = before.at(-1);
    if (last && new Date(last.at) > new Date(said.at)) return { applied: false, step };
    if (said.step !== undefined && said.step !== step && !nextSteps[step].includes(said.step))
      throw new Failure('404', { status: 409, params: { from: step, to: said.step } });
    await trx
      .insertInto('claim_progress')
      .values({
        status_id: statusId,
        claim_number: claimNumber,
        claim_uuid: uuid,
        at: new Date(said.at),
        said: JSON.stringify(said),
      })
      .execute();
    if (notify !== false)
      await planMessages(trx, { uuid, claimNumber, before, after: [...before, said], now: now() });
    return { applied: true, step: said.step ?? step };
  });

const isKnown = async (trx: Queries, statusId: string): Promise<boolean> =>
  (await trx
    .selectFrom('claim_progress')
    .select('status_id')
    .where('status_id', '=', statusId)
    .executeTakeFirst()) !== undefined;

/** The report that a claim came of: by its own number, or as one of the further claims of the report. */
async function reportOf(trx: Queries, claimNumber: string): Promise<string | undefined> {
  const reports = trx.selectFrom('claim_request').select('uuid').where('state', '=', 'FINAL');
  const own = await reports.where('claim_number', '=', claimNumber).executeTakeFirst();
  const listed = JSON.stringify({ claimList: [{ claimNumber }] });
  const found = own ?? (await reports.where(sql<boolean>`result @> ${listed}`).executeTakeFirst());
  return found?.uuid;
}
