import { Failure } from '#machines/calls/failures.ts';
import { markOf } from '#machines/service/draftLocks.ts';
import type { OperatorAct, Outcome } from '#machines/service/sales/operatorActs.ts';
import type { PersonAsked } from '#machines/service/sales/personAsked.ts';
import { askApproval, type AskedFor, type Operator } from '#server/approvals/approvals.ts';
import { eraseFound } from '#server/dataSubjects/erasePerson.ts';
import { findReports } from '#server/dataSubjects/findReports.ts';
import { readSubjectKey, type SubjectKey } from '#server/dataSubjects/subjectKey.ts';
import type { Queries } from '#server/store/tables.ts';

/** What erases reports of a person. */
export type Erasure = Extract<OperatorAct, { readonly act: 'ERASE' }>;

/**
 * Asks a second operator to erase the reports of a person. What they are found by is stored nowhere: what waits names the reports, and
 * those of others, in which the person is named, are told as what stays. Gives no erasure where there is no report of theirs.
 *
 * @throws Failure 245000030 for a value that is not whole
 */
export async function askErasure(
  trx: Queries,
  { foundBy, personValue, eraseWords: words }: PersonAsked,
  { by, at }: { readonly by: Operator; readonly at: Date },
): Promise<{ readonly act: Erasure; readonly outcome: Outcome }> {
  const { own, others } = await findReports(trx, keyOf(foundBy, personValue));
  const act: Erasure = { act: 'ERASE', foundBy, reports: own.map(({ uuid }) => uuid) };
  const stays = others.map(({ uuid, claim_number: claimNumber }) => ({
    mark: markOf(uuid),
    ...(claimNumber !== null && { claimNumber }),
    why: 'OF_ANOTHER_REPORTER' as const,
  }));
  const count = own.length;
  if (count > 0) await askApproval(trx, { act, words, by, at });
  return { act, outcome: { outcome: count > 0 ? 'WAITS' : 'NONE', count, stays } };
}

/** Erases what a second operator approves. Gives what became of it, and the files that go once it is committed. */
export async function eraseAsked(
  trx: Queries,
  { foundBy, reports }: Erasure,
  { asked, by, at }: { readonly asked: AskedFor; readonly by: Operator; readonly at: Date },
): Promise<{ readonly outcome: Outcome; readonly files: readonly string[] }> {
  const { outcomes, files } = await eraseFound(
    trx,
    { own: reports.map((uuid) => ({ uuid })), others: [] },
    {
      operator: signatureOf({ subject: asked.asked_by, name: asked.asked_name }),
      approver: signatureOf(by),
      reason: asked.words,
      foundBy,
      at,
    },
  );
  const stays = outcomes.flatMap(({ report, claimNumber, stays: why }) =>
    why ? [{ mark: markOf(report), ...(claimNumber !== undefined && { claimNumber }), why }] : [],
  );
  const count = outcomes.length - stays.length;
  return { outcome: { outcome: count > 0 ? 'DONE' : 'NONE', count, stays }, files };
}

/** How many of the reports there are. */
export async function countReports(trx: Queries, { reports }: Erasure): Promise<number> {
  if (reports.length === 0) return 0;
  const rows = await trx.selectFrom('claim_request').select('uuid').where('uuid', 'in', reports).execute();
  return rows.length;
}

// Two of the same name are two people.
const signatureOf = ({ name, subject }: Operator): string => `${name} (${subject})`;

function keyOf(kind: string, value: string): SubjectKey {
  try {
    return readSubjectKey(kind, value);
  } catch (cause) {
    throw new Failure('245000030', { params: { name: 'personValue', key: 'personValue' }, cause });
  }
}
