import { statements } from './statements.ts';

/** The links by which a reporter comes back to a sent report, and the messages that something has changed. */
export const statusMessages = {
  '118_expand_status_links': statements(
    `create table status_link (
      key_hash text primary key,
      claim_uuid uuid not null references claim_request on delete cascade,
      expires_at timestamptz not null,
      failures int not null default 0,
      locked_until timestamptz)`,
    `create index on status_link (claim_uuid)`,
    `create index on status_link (expires_at)`,
  ),
  '119_expand_status_messages': statements(
    `create table status_message (
      id uuid primary key,
      claim_uuid uuid not null references claim_request on delete cascade,
      claim_number text not null,
      channel text not null,
      kind text not null,
      about text not null,
      recipient text,
      said text,
      attempts int not null default 0,
      since timestamptz not null,
      due_at timestamptz,
      sent_at timestamptz)`,
    `create index on status_message (due_at) where due_at is not null`,
    `create index on status_message (claim_number)`,
    `create index on status_message (claim_uuid)`,
    `create index on status_message (recipient, sent_at) where recipient is not null`,
  ),
};
