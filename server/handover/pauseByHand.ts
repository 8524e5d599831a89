import type { Queries } from '#server/store/tables.ts';
import { notePause, type Decision } from './noteAct.ts';
import { isByHand, lockEndpoint } from './take.ts';

/**
 * Stops handing over until somebody lets it go on: nothing tries meanwhile whether the core is back, and an answer that is still on its
 * way ends no such pause. What happens to reports waits. False where it is stopped so already.
 */
export async function pauseByHand(trx: Queries, { at, by }: Decision): Promise<boolean> {
  if (isByHand(await lockEndpoint(trx))) return false;
  await trx
    .updateTable('outgoing_endpoint')
    .set({ paused_at: at, probe_at: null, reason: `${by.name}: ${by.reason}` })
    .execute();
  await notePause(trx, 'PAUSE', { at, by });
  return true;
}

/** Lets handing over go on at once, whatever has stopped it. False where it goes on. */
export async function resume(trx: Queries, { at, by }: Decision): Promise<boolean> {
  const { paused_at: pausedAt } = await lockEndpoint(trx);
  if (pausedAt === null) return false;
  await goOn(trx, at);
  await notePause(trx, 'RESUME', { at, by });
  return true;
}

/** Everything that waited for the core is due. */
export async function goOn(trx: Queries, at: Date): Promise<void> {
  await trx
    .updateTable('outgoing_endpoint')
    .set({ failures: 0, paused_at: null, reason: null, probe_at: null })
    .execute();
  await trx
    .updateTable('outgoing')
    .set({ due_at: at })
    .where('state', '=', 'WAITING')
    .where('due_at', '>', at)
    .execute();
}
