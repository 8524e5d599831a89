import type { Queries, Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import type { Outcome } from './answer.ts';
import type { OutgoingRow } from './envelopes.ts';
import { lockReportOf, noteAnswer } from './noteAnswer.ts';
import { failuresInRow, longestPause, pauseAfter, probeEvery, queuedFor } from './schedule.ts';
import { goOn } from './pauseByHand.ts';
import { isByHand, lockEndpoint, type Endpoint, type Taken } from './take.ts';

interface Noting extends Store {
  /** Between 0 and 1. */
  readonly random: () => number;
}

/** What of an event an attempt changes. */
type Noted = Partial<Pick<OutgoingRow, 'state' | 'since' | 'due_at' | 'attempts' | 'reason'>>;

/**
 * Notes what an attempt came to: of the event, when it is handed over again if at all, and of the endpoint, whether it is well. An event
 * that another process has taken meanwhile is left to it.
 */
export const noteOutcome = (
  { db, now, random }: Noting,
  { row, isProbe }: Taken,
  outcome: Outcome,
): Promise<void> =>
  transact(db, async (trx) => {
    const at = now();
    const endpoint = await lockEndpoint(trx);
    await lockReportOf(trx, row);
    const ours = await trx
      .selectFrom('outgoing')
      .select('id')
      .where('id', '=', row.id)
      .where('leased_until', '=', row.leased_until)
      .executeTakeFirst();
    if (!ours) return;
    const set = async (values: Noted): Promise<void> => {
      await trx
        .updateTable('outgoing')
        .set({ ...values, leased_until: null })
        .where('id', '=', row.id)
        .execute();
    };
    const again = async (reason: string, wanted = 0): Promise<void> => {
      // What tries a paused endpoint keeps its turn.
      if (isProbe) return set({ reason });
      const pause = pauseAfter(row.attempts, random());
      await set(
        pause === undefined
          ? { state: 'DEAD', since: at, due_at: null, reason: 'GIVEN_UP' }
          : { due_at: new Date(at.getTime() + Math.max(pause, Math.min(wanted, longestPause))), reason },
      );
    };
    switch (outcome.is) {
      case 'ANSWERED':
        await noteAnswer(trx, row, outcome.answer, at);
        return noteWell(trx, endpoint, at);
      case 'QUEUED':
        await set({ state: 'QUEUED', since: at, due_at: new Date(at.getTime() + queuedFor), reason: null });
        return noteWell(trx, endpoint, at);
      case 'GAP':
        if (outcome.expected < row.sequence) await sendFrom(trx, row, outcome.expected, at);
        await again('GAP');
        return noteWell(trx, endpoint, at);
      case 'UNFIT':
        return set({ state: 'DEAD', since: at, due_at: null, reason: outcome.reason });
      case 'BARRED':
        await set({ attempts: row.attempts - (isProbe ? 0 : 1), reason: outcome.reason });
        return pause(trx, endpoint, outcome.reason, at);
      case 'AWAY':
        await again(outcome.reason, outcome.retryAfter);
        return noteFailed(trx, endpoint, outcome.reason, at);
    }
  });

/** What the core has lost of a claim number is handed over once more, in its order. */
const sendFrom = (trx: Queries, { claim_number, sequence }: OutgoingRow, expected: number, at: Date) =>
  trx
    .updateTable('outgoing')
    .set({ state: 'WAITING', is_replay: true, attempts: 0, since: at, due_at: at })
    .where('claim_number', '=', claim_number)
    .where('sequence', '>=', expected)
    .where('sequence', '<', sequence)
    .where('state', 'in', ['DONE', 'QUEUED'])
    .execute();

/** An endpoint that answers again is given all that waited for it, unless somebody has stopped that. */
async function noteWell(trx: Queries, endpoint: Endpoint, at: Date): Promise<void> {
  if (endpoint.paused_at !== null && !isByHand(endpoint)) return goOn(trx, at);
  if (endpoint.failures > 0) await trx.updateTable('outgoing_endpoint').set({ failures: 0 }).execute();
}

async function noteFailed(trx: Queries, endpoint: Endpoint, reason: string, at: Date): Promise<void> {
  const failures = endpoint.failures + 1;
  await trx.updateTable('outgoing_endpoint').set({ failures }).execute();
  if (failures >= failuresInRow) await pause(trx, endpoint, reason, at);
}

const pause = async (trx: Queries, endpoint: Endpoint, reason: string, at: Date): Promise<void> => {
  if (isByHand(endpoint)) return;
  await trx
    .updateTable('outgoing_endpoint')
    .set({ paused_at: endpoint.paused_at ?? at, reason, probe_at: new Date(at.getTime() + probeEvery) })
    .execute();
};
