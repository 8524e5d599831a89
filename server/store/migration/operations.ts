import { statements } from './statements.ts';

/** What operators see of failures, and what waits for a second one of them. */
export const operations = {
  '126_expand_failure_counts': statements(
    `create table failure_count (
      hour timestamptz not null,
      code text not null,
      count int not null,
      primary key (hour, code))`,
  ),
  '127_expand_approvals': statements(
    `create table approval (
      id uuid primary key,
      act jsonb not null,
      words text not null,
      asked_by text not null,
      asked_name text not null,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      is_approved boolean)`,
    `create index on approval (expires_at) where decided_at is null`,
  ),
};
