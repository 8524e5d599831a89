import { isAlwaysByTwo } from '#machines/service/sales/clientActs.ts';
import type { OperatorAct } from '#machines/service/sales/operatorActs.ts';
import type { Queries } from '#server/store/tables.ts';
import { findAsked, noteDecision, type AskedFor, type Operator } from './approvals.ts';

/** Milliseconds within which somebody who did alone what two are to do says why. */
const lasting = 24 * 60 * 60_000;

/** False for what takes two at any hour: what a person asks of their reports, and that two clients become one. */
export const mayAlone = (act: OperatorAct): boolean => !('reports' in act) && !isAlwaysByTwo(act);

/**
 * Notes that whoever asked for something does it alone. Gives what it is; undefined where it waits no more, is somebody else's, or takes two at
 * any hour.
 */
export async function decideAlone(
  trx: Queries,
  id: string,
  { by, at }: { readonly by: Operator; readonly at: Date },
): Promise<AskedFor | undefined> {
  const asked = await findAsked(trx, id, at);
  if (asked === undefined || asked.asked_by !== by.subject || !mayAlone(asked.act)) return undefined;
  await noteDecision(trx, id, { by, at, isApproved: true });
  return asked;
}

/** What somebody did alone, when, and until when they are to say why. */
type DoneAlone = AskedFor & { readonly at: Date; readonly due: Date };

/** What was done alone within a day, and what has no reason yet; the first one first. */
export async function listOwed(trx: Queries, now: Date): Promise<readonly DoneAlone[]> {
  const owed = await doneAlone(trx).selectAll().orderBy('decided_at').execute();
  return owed.flatMap((one) => {
    const at = one.decided_at;
    if (!at) return [];
    const due = new Date(at.getTime() + lasting);
    return one.alone_words === null || due > now ? [{ ...one, at, due }] : [];
  });
}

/** Notes why whoever did something alone did it. False where they owe no reason for it. */
export async function sayWhyAlone(
  trx: Queries,
  id: string,
  { by, at, words }: { readonly by: Operator; readonly at: Date; readonly words: string },
): Promise<boolean> {
  const owed = await doneAlone(trx)
    .select('id')
    .where('id', '=', id)
    .where('decided_by', '=', by.subject)
    .where('alone_words', 'is', null)
    .executeTakeFirst();
  if (!owed) return false;
  const said = { alone_words: words, alone_words_at: at };
  await trx.updateTable('approval').set(said).where('id', '=', id).execute();
  return true;
}

const doneAlone = (trx: Queries) =>
  trx.selectFrom('approval').where('is_approved', '=', true).whereRef('decided_by', '=', 'asked_by');
