import { statements } from './statements.ts';

/** What several processes on a database share. */
export const sharing = {
  '130_expand_turns': statements(
    // When regular work was last begun, by whichever process.
    `create table turn (name text primary key, taken_at timestamptz not null)`,
  ),
  '131_expand_made_keys': statements(
    // Secrets that nobody gave: made by the first process, and read by all.
    `create table made_key (name text primary key, value text not null, made_at timestamptz not null)`,
  ),
  // What hangs on a report is found by its claim first. Each is a step, so that no table waits for another's.
  '132_expand_processes_by_claim': statements(`create index on process (claim_uuid, id)`),
  '133_expand_attachments_by_claim': statements(`create index on attachment (claim_uuid, id)`),
  '134_expand_progress_by_claim': statements(`create index on claim_progress (claim_uuid, status_id)`),
};
