import { sql, type RawBuilder, type Selectable } from 'kysely';
import { reportedBy } from '#server/sessions/provenContact.ts';
import type { Queries, Tables } from '#server/store/tables.ts';
import type { SubjectKey } from './subjectKey.ts';

const columns = [
  'uuid',
  'session_id',
  'claim_number',
  'claim_type',
  'flow_type',
  'state',
  'language',
  'detail',
  'schema_version',
  'handed_over_at',
  'created_at',
  'updated_at',
] as const;

export type SubjectReport = Pick<Selectable<Tables['claim_request']>, (typeof columns)[number]>;

/** The reports that a data subject reported, and those of other reporters in which they are named. */
export interface SubjectReports {
  readonly own: readonly SubjectReport[];
  readonly others: readonly SubjectReport[];
}

/**
 * The reports of the data subject who is found by a key, the first one first. Theirs is what they reported, or what was reported for them
 * where an origin identified them: a contact in a report is its reporter's, a birth number its insured's who reports.
 */
export async function findReports(trx: Queries, key: SubjectKey): Promise<SubjectReports> {
  const found = await trx
    .selectFrom('claim_request')
    .select(columns)
    .select(isOwn(key).as('is_own'))
    .where(sql<boolean>`(${isOwn(key)} or ${isNamedIn(key)})`)
    .where('state', '!=', 'DISCARDED')
    .orderBy('created_at')
    .execute();
  return { own: found.filter((report) => report.is_own), others: found.filter((report) => !report.is_own) };
}

/** The reports with these names, the first one first; those that are gone are none. */
export async function readReports(trx: Queries, uuids: readonly string[]): Promise<readonly SubjectReport[]> {
  if (uuids.length === 0) return [];
  return trx
    .selectFrom('claim_request')
    .select(columns)
    .where('uuid', 'in', uuids)
    .orderBy('created_at')
    .execute();
}

const isOwn = ({ kind, value }: SubjectKey): RawBuilder<boolean> => own[kind](value);

const own: Readonly<Record<SubjectKey['kind'], (value: string) => RawBuilder<boolean>>> = {
  report: (uuid) => sql`claim_request.uuid = ${uuid}`,
  claim: (number) => sql`(claim_request.claim_number is not distinct from ${number} or exists (
    select from claim_addition added where added.claim_uuid = claim_request.uuid and added.claim_number = ${number}))`,
  email: (value) => sql`coalesce(${reportedBy({ type: 'EMAIL', value })}, false)`,
  tel: (value) => sql`coalesce(${reportedBy({ type: 'PHONE', value })}, false)`,
  birthNumber: (number) => sql`coalesce(claim_request.identity ->> 'birthNumber' = ${number}
    or (claim_request.detail ->> 'reporterRole' = 'INSURED'
      and ${number} in (claim_request.detail ->> 'birthNumber', claim_request.detail #>> '{insured,birthNumber}')), false)`,
};

/** A condition: the key is an answer anywhere in a report. Numbers of claims and names of reports are nobody's. */
const isNamedIn = ({ kind, value }: SubjectKey): RawBuilder<boolean> =>
  kind === 'claim' || kind === 'report'
    ? sql<boolean>`false`
    : sql<boolean>`jsonb_path_exists(lower(claim_request.detail::text)::jsonb, '$.** ? (@ == $value || @ == $short)',
        ${JSON.stringify({ value, short: value.replace(/^\+420/, '') })})`;
