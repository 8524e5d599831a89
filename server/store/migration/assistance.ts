import { statements } from './statements.ts';

/** Help from afar: who, when, and how it ended. */
export const assistance = {
  '111_expand_assistance': statements(
    `create table assistance (
      id uuid primary key,
      session_id uuid not null,
      asker text,
      code_hash text not null,
      asked_at timestamptz not null,
      helper text,
      helper_name text,
      helper_session uuid,
      joined_at timestamptz,
      until timestamptz not null,
      asker_there boolean not null default false,
      asker_seen_at timestamptz not null,
      helper_there boolean not null default false,
      helper_seen_at timestamptz,
      ended_at timestamptz,
      ended_how text)`,
    `create index on assistance (session_id) where ended_at is null`,
    `create index on assistance (until) where ended_at is null`,
    `create index on assistance (asked_at)`,
  ),
};
