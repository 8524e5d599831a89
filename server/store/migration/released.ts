import { statements, type Step } from './statements.ts';

/**
 * The steps of the database before each had a kind, in the order of their names. None is changed or added: release 1.0.0 starts only on
 * a database where these are noted and no others. What came later stands in `server/store/migrations.ts`.
 */
export const released: Readonly<Record<string, Step>> = {
  '001_reports': statements(
    `create table session (
      id uuid primary key,
      token_hash text not null unique,
      started_at timestamptz not null,
      expires_at timestamptz not null)`,
    `create table claim_request (
      uuid uuid primary key,
      session_id uuid not null references session,
      opened_at timestamptz not null,
      claim_type text not null,
      flow_type text not null,
      referer text,
      state text not null default 'DRAFT' check (state in ('DRAFT', 'FINALIZING', 'FINAL', 'DISCARDED')),
      version int not null default 0,
      detail jsonb not null default '{}',
      claim_number text unique,
      result jsonb,
      decision jsonb,
      process_id uuid,
      auth_failures int not null default 0,
      locked_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((state = 'FINAL') = (result is not null)))`,
    `create index on claim_request (session_id)`,
    `create table attachment (
      id uuid primary key,
      claim_uuid uuid not null references claim_request on delete cascade,
      name text not null,
      size int not null,
      sha256 text not null,
      type text not null,
      document_type text,
      kept boolean not null default false,
      created_at timestamptz not null,
      unique (claim_uuid, sha256))`,
    `create table process (
      id uuid primary key,
      claim_uuid uuid not null references claim_request on delete cascade,
      save_docs boolean not null,
      state text not null default 'PRO' check (state in ('PRO', 'FIN', 'ERR')),
      leased_until timestamptz,
      failure jsonb,
      created_at timestamptz not null)`,
    `create index on process (created_at) where state = 'PRO'`,
    `create table rate_limit (key text primary key, count int not null, resets_at timestamptz not null)`,
  ),
  '002_registers': statements(
    `create table person (id text primary key, data jsonb not null)`,
    `create table vehicle (
      id text primary key,
      registration_no text unique,
      vin text unique,
      framework_no text unique,
      data jsonb not null)`,
    `create table policy (policy_number text primary key, vehicle_id text references vehicle, data jsonb not null)`,
    `create index on policy (vehicle_id)`,
    `create table repair_shop (id text primary key, data jsonb not null)`,
    `create table registered_claim (
      claim_number text primary key,
      claim_type text not null,
      policy_number text,
      registration_no text,
      vin text,
      incident_date date,
      claim_uuid uuid unique)`,
    `create index on registered_claim (policy_number)`,
    `create index on registered_claim (registration_no)`,
    `create index on registered_claim (vin)`,
    `create sequence claim_number`,
  ),
  '003_additions': statements(
    `create table claim_addition (
      claim_uuid uuid primary key references claim_request on delete cascade,
      claim_number text not null references registered_claim,
      created_at timestamptz not null)`,
    `create index on claim_addition (claim_number)`,
  ),
  '004_helpdesk': statements(
    `create table helpdesk_report (
      number int generated always as identity primary key,
      request_id uuid,
      report jsonb not null,
      created_at timestamptz not null)`,
    `create index on helpdesk_report (request_id)`,
  ),
  '005_endings': statements(
    `alter table session add column asks_before timestamptz`,
    `alter table claim_request add column handed_over_at timestamptz`,
    `create table stored_file (id uuid primary key, created_at timestamptz not null)`,
  ),
  '006_create_keys': statements(`alter table claim_request add column create_key_hash text unique`),
  '007_hand_overs': statements(
    `create table hand_over (
      claim_uuid uuid primary key references claim_request on delete cascade,
      key_hash text not null unique,
      code_hash text not null,
      failures int not null default 0,
      expires_at timestamptz not null)`,
  ),
  '008_failed_docs': statements(`alter table process add column failed_docs int not null default 0`),
  '009_checked_later': statements(
    `alter table attachment
      add column state text not null default 'STORED' check (state in ('STORED', 'CHECKING', 'REFUSED')),
      add column refusal text,
      add column leased_until timestamptz,
      add check ((state = 'REFUSED') = (refusal is not null))`,
    `create index on attachment (created_at) where state = 'CHECKING'`,
  ),
  '010_draft_locks': statements(
    // Not bound to a report: a uuid that no draft has is counted like one that a draft has.
    `create table draft_lock (
      claim_uuid uuid primary key,
      failures int not null,
      locks int not null,
      locked_until timestamptz,
      changed_at timestamptz not null)`,
    `insert into draft_lock select uuid, auth_failures, case when locked_until is null then 0 else 1 end, locked_until, updated_at
      from claim_request where auth_failures > 0`,
    `alter table claim_request drop column auth_failures, drop column locked_until`,
  ),
  '011_schema_versions': statements(
    `alter table claim_request add column schema_version int not null default 1`,
  ),
  '012_identification': statements(
    `create table contact_code (
      session_id uuid primary key references session on delete cascade,
      type text not null check (type in ('EMAIL', 'PHONE')),
      value text not null,
      code_hash text not null,
      failures int not null default 0,
      expires_at timestamptz not null)`,
    `create table session_identity (
      session_id uuid primary key references session on delete cascade,
      type text not null check (type in ('EMAIL', 'PHONE')),
      value text not null,
      proven_at timestamptz not null)`,
    `create table outbox (
      id uuid primary key,
      type text not null,
      recipient text not null,
      subject text not null,
      text text not null,
      created_at timestamptz not null)`,
  ),
  '013_identities': statements(
    `alter table session
      add column identity jsonb,
      add column tokens text,
      add column confirmed_until timestamptz,
      add column refreshing_until timestamptz`,
    `alter table claim_request add column identity jsonb`,
    `create table landing (token_hash text primary key, expires_at timestamptz not null)`,
    `create table sign_in (
      key_hash text primary key,
      secrets jsonb not null,
      return_to text not null,
      act_for text,
      expires_at timestamptz not null)`,
    `create table delegation (
      delegate text not null,
      principal text not null,
      principal_name text not null,
      primary key (delegate, principal))`,
  ),
};
