import { hash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { ClaimType, FlowType } from '#machines/claim/enums.ts';
import { oldestVersionOf } from '#machines/claim/stored/migrations.ts';
import { originConfiguration } from '#machines/origins/originConfiguration.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Reporting } from './whoReports.ts';
import type { ClaimRequestTable, Store } from '#server/store/tables.ts';
import { checkDraft } from '#machines/claim/draft.ts';
import { unofferedIn } from '#machines/origins/originFlow.ts';
import { draftText } from './draftText.ts';
import { findFlow } from './storedClaim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Configuration, Language } from '#machines/service/configuration.ts';

type NewReport = Insertable<ClaimRequestTable> & Pick<ClaimRequestTable, 'create_key_hash'>;
type Stored = Pick<ClaimRequestTable, 'uuid'> & { readonly version: number };

type Draft = Pick<NewReport, 'detail'> & { readonly version: number };

interface Given {
  readonly sessionId: string;
  readonly claimType: ClaimType;
  readonly flowType: FlowType;
  /** Who reports, and from where. */
  readonly reporting: Reporting;
  readonly draft: Draft;
  /** The language of the pages it is begun on. */
  readonly language: Language | undefined;
  readonly createKey?: string | undefined;
}

interface Begun extends Pick<Given, 'claimType' | 'flowType' | 'reporting'> {
  readonly detail: unknown;
}

/** What the operator offers. */
export interface Offered {
  readonly configuration: Configuration;
  readonly flows: readonly Flow[];
}

/**
 * What a new report of a line holds: the first answers that a browser sent, or none. To be asked before a session is opened, which
 * nobody gets for a report that is refused.
 *
 * @throws Failure 245000501 for a product line that the operator or the origin does not offer, 245000030 for a detail of a wrong
 *   shape and for an answer that the origin does not offer
 */
export function firstDraft(
  { configuration, flows }: Offered,
  { claimType, flowType, reporting: { origin, identity }, detail }: Begun,
): Draft {
  if (!originConfiguration(origin, configuration).productLines.includes(claimType)) {
    throw new Failure('245000501');
  }
  if (detail === undefined) return { version: 0, detail: '{}' };
  const flow = findFlow(flows, { claim_type: claimType, flow_type: flowType });
  const draft = { version: 1, detail: draftText(detail, flow) };
  const told = checkDraft(detail);
  const known = { referer: origin, clientIdentificationState: identity?.identification };
  const name = flow && told.ok ? unofferedIn(flow, { ...told.value, ...known }) : undefined;
  if (name !== undefined) throw new Failure('245000030', { params: { name, key: 'suggestion' } });
  return draft;
}

/** A report as it is created, in a session that is open. */
export function newReport({ now }: Pick<Store, 'now'>, given: Given): NewReport {
  const { sessionId, claimType, flowType, reporting, draft, language, createKey } = given;
  const at = now();
  return {
    ...draft,
    uuid: randomUUID(),
    session_id: sessionId,
    opened_at: at,
    schema_version: oldestVersionOf(JSON.parse(draft.detail)),
    claim_type: claimType,
    flow_type: flowType,
    referer: reporting.origin ?? null,
    language: language ?? null,
    identity: reporting.identity && JSON.stringify(reporting.identity),
    create_key_hash: createKey === undefined ? null : hash('sha256', createKey),
    created_at: at,
    updated_at: at,
  };
}

/** Stores a new report, or takes up the one that an earlier call with its key created. */
export async function storeOrTakeUp(database: Store, report: NewReport): Promise<Stored> {
  // Of calls with one key at the same moment the database lets one through.
  const stored = (await store(database, report)) ?? (await takeUp(database, report));
  if (stored) return stored;
  await giveKeyBack(database, report);
  const another = await store(database, report);
  if (!another) throw new Failure('245000000');
  return another;
}

/** Stores a new report; undefined where its key is known. */
export const store = ({ db }: Pick<Store, 'db'>, report: NewReport): Promise<Stored | undefined> =>
  db
    .insertInto('claim_request')
    .values(report)
    .onConflict((conflict) => conflict.column('create_key_hash').doNothing())
    .returning(['uuid', 'version'])
    .executeTakeFirst();

/**
 * The report that an earlier call with the same key created, moved to the session of this one: the cookie may have been lost with
 * the answer. Only while it is as it was created, and open: a key opens nothing that its session would not.
 */
const takeUp = ({ db, now }: Store, report: NewReport): Promise<Stored | undefined> =>
  db
    .updateTable('claim_request')
    .set({ session_id: report.session_id, opened_at: report.opened_at })
    .where('create_key_hash', '=', report.create_key_hash)
    .where('claim_type', '=', report.claim_type)
    .where('flow_type', '=', report.flow_type)
    .where('state', '=', 'DRAFT')
    .where('version', '<=', 1)
    .whereRef('updated_at', '=', 'created_at')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session')
          .select('id')
          .whereRef('session.id', '=', 'claim_request.session_id')
          .whereRef('session.started_at', '<=', 'claim_request.opened_at')
          .where('session.expires_at', '>', now()),
      ),
    )
    .returning(['uuid', 'version'])
    .executeTakeFirst();

const giveKeyBack = ({ db }: Store, { create_key_hash }: NewReport) =>
  db
    .updateTable('claim_request')
    .set({ create_key_hash: null })
    .where('create_key_hash', '=', create_key_hash)
    .execute();
