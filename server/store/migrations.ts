import type { Migration } from 'kysely/migration';
import { statements } from './migration/statements.ts';

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
export const migrations: Readonly<Record<`${string}_${Kind}_${string}`, Migration>> = {
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
};
