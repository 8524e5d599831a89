import { statements } from './statements.ts';

/** What leaves the service for the core system of the insurer. */
export const outgoing = {
  '112_expand_outgoing': statements(
    `create table outgoing_claim (
      claim_number text primary key,
      sequence int not null,
      core_claim_id text,
      core_claim_number text,
      joined_to text)`,
    `create table outgoing (
      id uuid primary key,
      number bigint generated always as identity,
      position bigint unique,
      type text not null,
      claim_number text not null references outgoing_claim,
      sequence int not null,
      claim_uuid uuid not null,
      report uuid references claim_request on delete cascade,
      occurred_at timestamptz not null,
      language text not null,
      build text not null,
      is_test boolean not null,
      data jsonb not null,
      state text not null default 'WAITING',
      is_replay boolean not null default false,
      attempts int not null default 0,
      since timestamptz not null,
      due_at timestamptz,
      leased_until timestamptz,
      reason text,
      unique (claim_number, sequence))`,
    `create index on outgoing (report)`,
    `create index on outgoing (state, due_at) where state <> 'DONE'`,
    `create index on outgoing (number) where position is null`,
    // A place is never given twice, also where the event that had it is gone.
    `create sequence outgoing_position`,
    `create table outgoing_endpoint (
      name text primary key,
      failures int not null default 0,
      paused_at timestamptz,
      reason text,
      probe_at timestamptz)`,
    // Both stay when the report is removed: who did what is told longer.
    `create table outgoing_act (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      event_id uuid not null,
      claim_number text not null,
      act text not null,
      operator_name text not null,
      reason text not null,
      core_claim_number text)`,
    `create table outgoing_fetch (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      document_id uuid not null,
      claim_uuid uuid not null,
      request_id text not null)`,
    `create index on outgoing_fetch (document_id)`,
    `create index on outgoing_fetch (at)`,
  ),
  '117_expand_claim_progress': statements(
    `create table claim_progress (
      status_id uuid primary key,
      claim_number text not null,
      claim_uuid uuid not null references claim_request on delete cascade,
      at timestamptz not null,
      said jsonb not null)`,
    `create index on claim_progress (claim_uuid, at)`,
  ),
};
