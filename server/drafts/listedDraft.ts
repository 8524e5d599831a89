import type { Selectable } from 'kysely';
import type { ListedDraft } from '../../machines/service/drafts.ts';
import type { Tables } from '../store/tables.ts';

/** The columns a list of drafts needs; what the reporter answered is none of them. */
export const listed = [
  'uuid',
  'claim_type',
  'flow_type',
  'version',
  'opened_at',
  'created_at',
  'updated_at',
] as const;

type Row = Pick<Selectable<Tables['claim_request']>, (typeof listed)[number]>;

/** A draft as the list shows it. */
export const listedDraft = (row: Row, authorised: boolean): ListedDraft => ({
  claimRequestUuid: row.uuid,
  claimType: row.claim_type,
  flowType: row.flow_type,
  version: row.version,
  authorised,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
