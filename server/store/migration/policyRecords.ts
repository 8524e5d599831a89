import { statements } from './statements.ts';

/** The steps that bring policies of the sales application and their discounts, and the registers that are asked about them. */
export const policyRecords = {
  '095_expand_policy_records': statements(
    `create table policy_record (
      id uuid primary key,
      client_id uuid not null references client on delete cascade,
      vehicle_id uuid not null references vehicle_record on delete cascade,
      record jsonb not null,
      status text not null check (status in ('PENDING_APPROVAL', 'DRAFT')),
      version int not null default 1,
      create_key uuid not null unique,
      saved_by jsonb not null,
      saved_at timestamptz not null)`,
    `create index on policy_record (client_id)`,
    `create index on policy_record (vehicle_id)`,
    // By which the address of a policy names it.
    `alter table client_policy add column id uuid not null default gen_random_uuid()`,
    `create index on client_policy (id)`,
  ),
  '096_expand_agents_and_losses': statements(
    `create table agent (agent_number text primary key, subject text unique, data jsonb not null)`,
    `create table loss_history (number text primary key, data jsonb not null)`,
  ),
  '097_expand_discount_records': statements(
    // Of a policy that was filled in or of one of the register: both are named by an id of ours.
    `create table discount_record (
      policy_id uuid primary key,
      client_id uuid not null references client on delete cascade,
      record jsonb not null,
      status text not null check (
        status in ('PROPOSED', 'CONFIRMED', 'DIFFERS', 'PENDING_APPROVAL', 'APPROVED', 'REFUSED')),
      why text,
      credits_of text not null,
      version int not null default 1,
      saved_by jsonb not null,
      saved_at timestamptz not null)`,
    `create index on discount_record (client_id)`,
    `create index on discount_record (credits_of)`,
  ),
  '098_expand_address_points': statements(
    `create table address_point (
      id bigint generated always as identity primary key,
      words text not null,
      data jsonb not null)`,
  ),
  '147_expand_fleets': statements(
    // By which policies of a vehicle of a fleet are found.
    `create index on policy_record using gin ((record -> 'vehicles'))`,
  ),
} as const;
