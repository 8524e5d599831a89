import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { Failure } from '#machines/calls/failures.ts';
import type { OperatorAct } from '#machines/service/sales/operatorActs.ts';
import type { Queries, Tables } from '#server/store/tables.ts';

/** Milliseconds in which a second one decides. */
const lasting = 30 * 60_000;

/** An operator, by what the provider of identities knows them by and their name. */
export interface Operator {
  readonly subject: string;
  readonly name: string;
}

/** What is asked for, why, by whom and when. */
interface Asking {
  readonly act: OperatorAct;
  readonly words: string;
  readonly by: Operator;
  readonly at: Date;
}

/** What somebody decides, and when. */
interface Decision {
  readonly by: Operator;
  readonly at: Date;
  readonly isApproved: boolean;
}

/** What waits for a second operator. */
export type AskedFor = Selectable<Tables['approval']>;

/** Asks a second operator to decide; what they are asked for already is not asked twice. */
export async function askApproval(trx: Queries, { act, words, by, at }: Asking): Promise<void> {
  const said = JSON.stringify(act);
  const asked = await open(trx, at)
    .select('id')
    .where('act', '=', sql<OperatorAct>`${said}::jsonb`)
    .executeTakeFirst();
  if (asked) return;
  await trx
    .insertInto('approval')
    .values({
      id: randomUUID(),
      act: said,
      words,
      asked_by: by.subject,
      asked_name: by.name,
      asked_at: at,
      expires_at: new Date(at.getTime() + lasting),
    })
    .execute();
}

/** What waits for a second operator, the first one first. */
export const listAsked = (trx: Queries, at: Date): Promise<AskedFor[]> =>
  open(trx, at).selectAll().orderBy('asked_at').orderBy('id').execute();

/**
 * Notes what a second operator decides. Gives what they decide about; undefined where it does not wait any more.
 *
 * @throws Failure 403 for whoever asked for it
 */
export async function decide(
  trx: Queries,
  id: string,
  { by, at, isApproved }: Decision,
): Promise<AskedFor | undefined> {
  const asked = await findAsked(trx, id, at);
  if (asked?.asked_by === by.subject) throw new Failure('403');
  if (asked) await noteDecision(trx, id, { by, at, isApproved });
  return asked;
}

/** What waits for a second operator, so that nobody else decides meanwhile; undefined where it does not wait any more. */
export const findAsked = (trx: Queries, id: string, at: Date): Promise<AskedFor | undefined> =>
  open(trx, at).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Notes who has decided about what waits, and how. */
export async function noteDecision(
  trx: Queries,
  id: string,
  { by, at, isApproved }: Decision,
): Promise<void> {
  await trx
    .updateTable('approval')
    .set({ decided_by: by.subject, decided_at: at, is_approved: isApproved })
    .where('id', '=', id)
    .execute();
}

/** What was approved since a time that somebody asked for or approved, the last one first. */
export const listApproved = (
  trx: Queries,
  { by, since }: { readonly by: string; readonly since: Date },
): Promise<AskedFor[]> =>
  trx
    .selectFrom('approval')
    .selectAll()
    .where('is_approved', '=', true)
    .where('decided_at', '>', since)
    .where((row) => row.or([row('asked_by', '=', by), row('decided_by', '=', by)]))
    .orderBy('decided_at', 'desc')
    .execute();

const open = (trx: Queries, at: Date) =>
  trx.selectFrom('approval').where('decided_at', 'is', null).where('expires_at', '>', at);
