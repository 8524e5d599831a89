import { Failure } from '#machines/calls/failures.ts';
import { markOf } from '#machines/service/draftLocks.ts';
import type { Outcome, PersonRequest } from '#machines/service/sales/operatorActs.ts';
import type { PersonAsked } from '#machines/service/sales/personAsked.ts';
import { askApproval, type AskedFor, type Operator } from '#server/approvals/approvals.ts';
import { eraseFound } from '#server/dataSubjects/erasePerson.ts';
import { findReports, readReports } from '#server/dataSubjects/findReports.ts';
import { notePersonAct, outcomeOf } from '#server/dataSubjects/personActs.ts';
import { readSubjectKey, type SubjectKey } from '#server/dataSubjects/subjectKey.ts';
import type { Queries } from '#server/store/tables.ts';

/**
 * Asks a second operator to give out or erase the reports of a person. What they are found by is stored nowhere: what waits names the
 * reports, and those of others, in which the person is named, are told as what is not erased. Nobody is asked where there is no report of
 * theirs.
 *
 * @throws Failure 245000030 for a value that is not whole
 */
export async function askPersonRequest(
  trx: Queries,
  act: PersonRequest['act'],
  { foundBy, personValue, eraseWords: words }: PersonAsked,
  { by, at }: { readonly by: Operator; readonly at: Date },
): Promise<{ readonly act: PersonRequest; readonly outcome: Outcome }> {
  const { own, others } = await findReports(trx, keyOf(foundBy, personValue));
  const asked: PersonRequest = { act, foundBy, reports: own.map(({ uuid }) => uuid) };
  const stays = (act === 'ERASE' ? others : []).map(({ uuid, claim_number: claimNumber }) => ({
    mark: markOf(uuid),
    ...(claimNumber !== null && { claimNumber }),
    why: 'OF_ANOTHER_REPORTER' as const,
  }));
  const count = own.length;
  if (count > 0) await askApproval(trx, { act: asked, words, by, at });
  return { act: asked, outcome: { outcome: count > 0 ? 'WAITS' : 'NONE', count, stays } };
}

/** What a second operator approves, who asked for it, and who they are. */
interface Approving {
  readonly asked: AskedFor;
  readonly by: Operator;
  readonly at: Date;
}

/** Makes ready what a second operator lets be given out; those two download it. Nothing is ready where no report is left. */
export async function exportAsked(
  trx: Queries,
  { foundBy, reports }: PersonRequest,
  approving: Approving,
): Promise<Outcome> {
  const left = await readReports(trx, reports);
  const count = left.length;
  if (count === 0) return { outcome: 'NONE', count };
  const outcomes = left.map((report) => outcomeOf(report));
  await notePersonAct(trx, { ...actingOf(approving), foundBy, act: 'EXPORT', outcomes });
  return { outcome: 'READY', count };
}

/** Erases what a second operator approves. Gives what became of it, and the files that go once it is committed. */
export async function eraseAsked(
  trx: Queries,
  { foundBy, reports }: PersonRequest,
  approving: Approving,
): Promise<{ readonly outcome: Outcome; readonly files: readonly string[] }> {
  const { outcomes, files } = await eraseFound(
    trx,
    { own: reports.map((uuid) => ({ uuid })), others: [] },
    { ...actingOf(approving), foundBy },
  );
  const stays = outcomes.flatMap(({ report, claimNumber, stays: why }) =>
    why ? [{ mark: markOf(report), ...(claimNumber !== undefined && { claimNumber }), why }] : [],
  );
  const count = outcomes.length - stays.length;
  return { outcome: { outcome: count > 0 ? 'DONE' : 'NONE', count, stays }, files };
}

/** How many of the reports there are. */
export async function countReports(trx: Queries, { reports }: PersonRequest): Promise<number> {
  if (reports.length === 0) return 0;
  const rows = await trx.selectFrom('claim_request').select('uuid').where('uuid', 'in', reports).execute();
  return rows.length;
}

const actingOf = ({ asked, by, at }: Approving) => ({
  operator: signatureOf({ subject: asked.asked_by, name: asked.asked_name }),
  approver: signatureOf(by),
  reason: asked.words,
  at,
});

// Two of the same name are two people.
const signatureOf = ({ name, subject }: Operator): string => `${name} (${subject})`;

function keyOf(kind: string, value: string): SubjectKey {
  try {
    return readSubjectKey(kind, value);
  } catch (cause) {
    throw new Failure('245000030', { params: { name: 'personValue', key: 'personValue' }, cause });
  }
}
