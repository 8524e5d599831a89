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
  '128_expand_flow_traffic': statements(
    // How often something happened on a page of a flow in a day: names and codes, nobody and nothing answered.
    `create table flow_traffic (
      day text not null,
      flow text not null,
      version text not null,
      is_made boolean not null,
      kind text not null,
      page text not null,
      what text not null,
      count int not null,
      primary key (flow, version, is_made, kind, page, what, day))`,
    `create index on flow_traffic (day)`,
  ),
  '129_expand_flow_approvals': statements(
    // The state of a flow that an analyst has seen and approves, as it was described.
    `create table flow_approval (
      flow text not null,
      version text not null,
      subject text not null,
      by_name text not null,
      text text not null,
      at timestamptz not null,
      primary key (flow, version, subject))`,
  ),
  '136_expand_fresh_sign_ins': statements(
    // When somebody last proved to the provider who they are; unknown where it does not tell.
    `alter table session add column signed_in_at timestamptz`,
  ),
  '137_expand_broken_glass': statements(
    // Why somebody did alone what two are to do, which is said afterwards. Whoever asked has decided then.
    `alter table approval add column alone_words text`,
    `alter table approval add column alone_words_at timestamptz`,
  ),
  '138_expand_looks_at_reports': statements(
    // A person is told who looked at their reports: few of all looks name one.
    `create index on look (id) where fields::text like '%report %'`,
  ),
  '141_expand_switches': statements(
    // What operators have changed of the configuration, and who of them has looked at it since. None is ever overwritten: which was on
    // when a report was begun decides about that report, and auditors read what was on.
    `create table switch (
      key text not null,
      value jsonb not null,
      version int not null,
      words text not null,
      set_by text not null,
      set_name text not null,
      set_at timestamptz not null,
      until timestamptz,
      seen_by text,
      primary key (key, version))`,
  ),
  '142_expand_traces': statements(
    // The trace of the call that ordered long work, and of what noted an event: what is done later belongs to it.
    `alter table process add column trace text`,
    `alter table outgoing add column trace text`,
  ),
  '143_expand_incidents': statements(
    // What happened with the service and every step that was noted of it; only what was counted is added, when it is closed.
    `create table incident (
      id int generated always as identity primary key,
      service text not null,
      found_by text not null,
      alert text,
      words text not null,
      started_at timestamptz not null,
      detected_at timestamptz not null,
      opened_by text not null,
      facts jsonb)`,
    `create table incident_step (
      id bigint generated always as identity primary key,
      incident int not null references incident,
      step text not null,
      at timestamptz not null,
      done_by text not null,
      words text not null)`,
    `create index on incident_step (incident)`,
  ),
  '146_expand_acts_of_handover': statements(
    // Who stopped handing over, who let it go on, and why.
    `create table outgoing_pause (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      act text not null,
      operator_name text not null,
      reason text not null)`,
    // What was sent and not handed over as a whole is counted again and again.
    `create index on claim_request (uuid) where state = 'FINAL' and handed_over_at is null`,
  ),
};
