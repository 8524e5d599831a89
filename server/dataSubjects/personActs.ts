import type { StayReason } from '#machines/service/sales/operatorActs.ts';
import { namesNobody } from '#machines/service/sales/personAsked.ts';
import type { Queries } from '#server/store/tables.ts';
import type { SubjectKeyKind } from './subjectKey.ts';

/** Who does what a data subject asked for, why, and who has approved it: by their names, two different ones. */
export interface Acting {
  readonly operator: string;
  readonly approver: string;
  readonly reason: string;
}

/** What became of one report. The name of one that is gone tells nothing any more, and has it erased again after a restored backup. */
export interface ReportOutcome {
  readonly report: string;
  readonly claimNumber?: string;
  readonly stays?: StayReason;
}

/** What was done at the request of one data subject. */
export interface PersonAct extends Acting {
  readonly act: 'EXPORT' | 'ERASE';
  readonly foundBy: SubjectKeyKind;
  readonly at: Date;
  readonly outcomes: readonly ReportOutcome[];
}

/** Checks that two people stand behind an act and why is said. Throws an Error that says what is missing. */
export function checkActing({ operator, approver, reason }: Acting): void {
  if (operator === '' || approver === '' || reason === '')
    throw new Error('Who does it, who has approved it and why is kept with it.');
  if (operator.toLowerCase() === approver.toLowerCase()) throw new Error('Nobody approves their own act.');
  if (!namesNobody(reason)) throw new Error('A reason tells no number of a person.');
}

/** Notes an act, in the transaction that does it. */
export async function notePersonAct(trx: Queries, { act, foundBy, at, ...rest }: PersonAct): Promise<void> {
  const { operator, approver, reason, outcomes } = rest;
  await trx
    .insertInto('person_act')
    .values({ at, act, found_by: foundBy, operator, approver, reason, outcomes: JSON.stringify(outcomes) })
    .execute();
}

/** Everything that was done so far, the first one first. */
export async function listPersonActs(db: Queries): Promise<readonly object[]> {
  return db
    .selectFrom('person_act')
    .select(['at', 'act', 'found_by as foundBy', 'operator', 'approver', 'reason', 'outcomes'])
    .orderBy('id')
    .execute();
}

/** What becomes of a report, as an act keeps it. */
export const outcomeOf = (
  { uuid, claim_number: claimNumber }: { readonly uuid: string; readonly claim_number: string | null },
  stays?: StayReason,
): ReportOutcome => ({
  report: uuid,
  ...(claimNumber !== null && { claimNumber }),
  ...(stays && { stays }),
});
