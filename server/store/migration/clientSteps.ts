import { statements } from './statements.ts';

/** The steps that bring the clients of the sales application, and who looked at them. */
export const clientSteps = {
  '070_expand_clients': statements(
    `create table client (
      id uuid primary key,
      person_id text not null unique references person,
      cared_by text,
      protection text,
      named jsonb not null default '[]',
      life text not null default 'LIVING',
      life_since date,
      merged_into uuid references client,
      successor uuid references client,
      names text not null,
      version int not null default 1)`,
    `create index on client (cared_by)`,
    `create index on client (successor) where successor is not null`,
    `create table client_number (
      kind text not null,
      value text not null,
      client_id uuid not null references client on delete cascade,
      primary key (kind, value, client_id))`,
    `create index on client_number (client_id)`,
    `create table client_policy (
      client_id uuid not null references client on delete cascade,
      policy_number text not null references policy on delete cascade,
      second_agent text,
      primary key (client_id, policy_number))`,
    `create index on client_policy (policy_number)`,
    `create index on client_policy (second_agent) where second_agent is not null`,
    `create table client_vehicle (
      client_id uuid not null references client on delete cascade,
      vehicle_id text not null references vehicle on delete cascade,
      primary key (vehicle_id, client_id))`,
    `create index on client_vehicle (client_id)`,
    // Of whom it is stays told when the client is removed.
    `create table look (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor text not null,
      acts_for text,
      role text not null,
      action text not null,
      client_id uuid,
      fields jsonb not null,
      reason text,
      found int,
      query_key text,
      request_id text not null)`,
    `create index on look (client_id, at)`,
    `create index on look (actor, at)`,
    `create function keep_looks() returns trigger language plpgsql as $$
      begin
        raise exception 'a look stays as it was written';
      end $$`,
    `create trigger keep_looks before update on look for each row execute function keep_looks()`,
  ),
  '071_expand_merged_clients': statements(
    `create index on client (merged_into) where merged_into is not null`,
  ),
  '072_expand_client_reports': statements(
    `create index on claim_request ((identity ->> 'clientId')) where identity ->> 'clientId' is not null`,
  ),
  '073_expand_client_records': statements(
    // The key by which a client was created, so that asking twice creates them once.
    `alter table client add column create_key uuid unique`,
    `alter table client add column saved_by jsonb`,
    `alter table client add column saved_at timestamptz`,
  ),
} as const;
