import type { FourEyesAct } from '#machines/service/sales/operatorActs.ts';
import { isLockedForGood, unlockDraft } from '#server/drafts/unlockDrafts.ts';
import type { Queries } from '#server/store/tables.ts';
import { askApproval, type Operator } from './approvals.ts';

interface Lifting {
  readonly mark: string;
  readonly words: string;
  readonly by: Operator;
  readonly at: Date;
  readonly fourEyes: readonly FourEyesAct[];
}

/**
 * Lifts the lock of the draft with a mark, for a reason; one that lasts until somebody lifts it waits for a second operator where two are
 * to decide.
 */
export async function liftOrAsk(
  trx: Queries,
  { mark, words, by, at, fourEyes }: Lifting,
): Promise<{ readonly isLifted: boolean; readonly waits?: true }> {
  if (fourEyes.includes('UNLOCK') && (await isLockedForGood(trx, mark, at))) {
    await askApproval(trx, { act: { act: 'UNLOCK', mark }, words, by, at });
    return { isLifted: false, waits: true };
  }
  const lifting = { id: by.subject, name: by.name, reason: words };
  return { isLifted: await unlockDraft(trx, mark, { at, by: lifting }) };
}
