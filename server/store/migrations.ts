import { assistance } from './migration/assistance.ts';
import { clockLook } from './migration/clockLook.ts';
import { clientSteps } from './migration/clientSteps.ts';
import { outgoing } from './migration/outgoing.ts';
import { policyRecords } from './migration/policyRecords.ts';
import { operations } from './migration/operations.ts';
import { sharing } from './migration/sharing.ts';
import { statusMessages } from './migration/statusMessages.ts';
import { statements, type Step } from './migration/statements.ts';

/**
 * What a step does to the release before, which runs beside the new one while it is brought out, and again where it is taken back:
 *
 * - `expand` adds a table, a column that is null or has a default, or an index: the release before neither reads nor writes it.
 * - `move` writes rows, so that what an expansion added is filled; what the release before reads stays as it was.
 * - `contract` takes away, renames or narrows what no release that may still run reads or writes: it comes a release after the last
 *   one that did, and no release before that starts again.
 */
export type Kind = 'expand' | 'move' | 'contract';

/**
 * The steps of the database, in the order of their names: a number, one kind and what it is about. A released step is never changed, a
 * new one is added; what a change needs of two kinds is two steps.
 */
export const migrations: Readonly<Record<`${string}_${Kind}_${string}`, Step>> = {
  '014_expand_register_answers': statements(
    `create table register_answer (
      claim_uuid uuid not null references claim_request on delete cascade,
      question text not null,
      answer jsonb not null,
      asked_at timestamptz not null,
      primary key (claim_uuid, question))`,
    `create table verification (
      claim_uuid uuid primary key references claim_request on delete cascade,
      attempts int not null default 0,
      since timestamptz not null,
      due_at timestamptz not null)`,
  ),
  '015_expand_message_turns': statements(
    `create table message_turn (
      recipient text not null,
      position int not null,
      asker text not null,
      at timestamptz not null,
      is_used boolean not null,
      primary key (recipient, position))`,
  ),
  '016_expand_retention': statements(
    `create table retention (
      kind text primary key,
      time double precision not null,
      next double precision,
      next_at timestamptz)`,
  ),
  // Reports of an earlier version have none.
  '030_expand_languages': statements(`alter table claim_request add column language text`),
  '040_expand_lifted_locks': statements(
    `create table lifted_lock (
      claim_uuid uuid not null,
      operator_id text,
      operator_name text,
      reason text,
      failures int not null,
      locks int not null,
      locked_until timestamptz,
      tried_at timestamptz not null,
      lifted_at timestamptz not null)`,
    `create index on lifted_lock (claim_uuid)`,
  ),
  '041_expand_notices': statements(
    `create table notice (
      claim_uuid uuid primary key references claim_request on delete cascade,
      recipient text not null,
      text text not null,
      attempts int not null default 0,
      since timestamptz not null,
      due_at timestamptz,
      sent_at timestamptz)`,
    `create index on notice (due_at)`,
  ),
  '050_expand_build_files': statements(
    `create table build_file (path text primary key, seen_at timestamptz not null)`,
    `create index on build_file (seen_at)`,
  ),
  // Stays when its report is removed, by whichever release: its PDF is to be removed, too.
  '051_expand_evidence': statements(
    `create table evidence (
      id uuid primary key,
      claim_uuid uuid unique references claim_request on delete set null,
      language text not null,
      build text not null,
      consents jsonb not null,
      sent_at timestamptz not null,
      pdf_sha256 text,
      leased_until timestamptz)`,
    `create index on evidence (sent_at) where pdf_sha256 is null`,
  ),
  '052_expand_client_cases': statements(
    `create table client_case (
      id uuid primary key,
      subject text not null,
      client jsonb not null,
      expires_at timestamptz not null)`,
    `create index on client_case (expires_at)`,
  ),
  '060_expand_companies': statements(
    `create table company (identification_number text primary key, data jsonb not null)`,
  ),
  ...clientSteps,
  '080_expand_chat': statements(
    `create table chat_thread (
      id uuid primary key,
      asker text not null,
      asker_name text not null,
      helper text,
      helper_name text,
      last_seq int not null default 0,
      asker_seen int not null default 0,
      helper_seen int not null default 0,
      changed_at timestamptz not null,
      ended_at timestamptz)`,
    `create index on chat_thread (changed_at) where ended_at is null`,
    `create table chat_asker (
      asker text primary key,
      thread_id uuid references chat_thread on delete set null)`,
    `create index on chat_asker (thread_id)`,
    `create table chat_message (
      thread_id uuid not null references chat_thread on delete cascade,
      seq int not null,
      key uuid not null,
      author text not null,
      author_name text not null,
      text text not null,
      at timestamptz not null,
      primary key (thread_id, seq),
      unique (thread_id, key))`,
    `create table chat_duty (helper text primary key, seen_at timestamptz not null)`,
  ),
  '081_expand_vehicle_records': statements(
    `create table vehicle_record (
      id uuid primary key,
      client_id uuid not null references client on delete cascade,
      record jsonb not null,
      needs_approval boolean not null,
      version int not null default 1,
      create_key uuid not null unique,
      saved_by jsonb not null,
      saved_at timestamptz not null)`,
    `create index on vehicle_record (client_id)`,
  ),
  '085_expand_presence': statements(
    // Which tabs are at which client; gone once nobody has renewed it for a minute.
    `create table presence (
      tab uuid primary key,
      subject text not null,
      name text not null,
      client_id uuid not null,
      page text not null,
      unsaved jsonb not null,
      seen_at timestamptz not null)`,
    `create index on presence (client_id)`,
    `create index on presence (seen_at)`,
  ),
  '090_expand_given_reports': statements(
    // A report that its client was sent a link to, by somebody of ours who telephones with them.
    `create table given_report (
      claim_uuid uuid primary key references claim_request on delete cascade,
      is_hidden boolean not null,
      given_at timestamptz not null,
      taken_at timestamptz)`,
  ),
  '091_expand_speed_turns': statements(
    `create table speed_turn (subject text primary key, until timestamptz not null)`,
  ),
  ...policyRecords,
  '110_expand_confirmation_mails': statements(
    `create table confirmation_mail (
      claim_uuid uuid primary key references claim_request on delete cascade,
      recipient text not null,
      subject text not null,
      text text not null,
      attempts int not null default 0,
      since timestamptz not null,
      due_at timestamptz,
      sent_at timestamptz)`,
    `create index on confirmation_mail (due_at)`,
  ),
  ...assistance,
  ...outgoing,
  ...operations,
  ...sharing,
  ...statusMessages,
  ...clockLook,
  '113_expand_instances': statements(
    `create table instance (
      id uuid primary key,
      build text not null,
      settings jsonb not null,
      started_at timestamptz not null default now(),
      seen_at timestamptz not null default now())`,
  ),
  '114_expand_presence_at_records': statements(
    // Which of the client's vehicles or policies a tab is at.
    `alter table presence add column record_id uuid`,
  ),
  '120_expand_roles_of_policies': statements(
    // By which the policies are found that name a client in a role.
    `create index on policy_record using gin ((record -> 'roles') jsonb_path_ops)`,
  ),
  '121_expand_second_agents_of_policies': statements(
    // The subject of who arranges a policy with whoever cares for the client, and shares it.
    `alter table policy_record add column second_agent text`,
    `create index on policy_record (second_agent) where second_agent is not null`,
  ),
  '122_move_second_agents_of_policies': statements(
    `update policy_record set second_agent = agent.subject from agent
      where agent.agent_number = policy_record.record #>> '{agent,secondaryAgent}'`,
  ),
  '116_expand_person_acts': statements(
    // What was done at the request of data subjects: who, why, approved by whom, and what became of each report.
    `create table person_act (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      act text not null,
      found_by text not null,
      operator text not null,
      approver text not null,
      reason text not null,
      outcomes jsonb not null)`,
  ),
};
