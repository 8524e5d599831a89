import type { Generated } from 'kysely';
import type { ContactType } from '#machines/claim/enums.ts';

/** A message to a contact, or somebody's turn to have one sent; contact and asker are hashes. */
interface MessageTurnTable {
  recipient: string;
  position: number;
  asker: string;
  at: Date;
  is_used: boolean;
}

/** A message that was kept instead of sent. */
interface OutboxTable {
  id: string;
  type: ContactType;
  recipient: string;
  subject: string;
  text: string;
  created_at: Date;
}

/** The text message that a claim was reported: to be sent again when it is due; sent, or given up, where it is not. */
interface NoticeTable {
  claim_uuid: string;
  /** Empty once it is sent or given up. */
  recipient: string;
  text: string;
  attempts: Generated<number>;
  since: Date;
  due_at: Date | null;
  sent_at: Date | null;
}

/** A link to a sent report, by the hash of its key; how many contacts that are not the report's were tried, and until when it is closed. */
interface StatusLinkTable {
  key_hash: string;
  claim_uuid: string;
  expires_at: Date;
  failures: Generated<number>;
  locked_until: Date | null;
}

/** A change, what is due in three days or was due yesterday, the evening before an appointment, or files that were refused later. */
export type StatusMessageKind = 'CHANGE' | 'DUE_SOON' | 'OVERDUE' | 'EVE' | 'FILE';

/** A message about a claim: planned while it is due, then sent or given up. Its words are made when it is sent. */
export interface StatusMessageTable {
  id: string;
  claim_uuid: string;
  claim_number: string;
  channel: ContactType;
  kind: StatusMessageKind;
  /** The day or moment that it reminds of; empty for a change. */
  about: string;
  /** The hash of whom it was sent to. */
  recipient: Generated<string | null>;
  /** What was told of the claim. */
  said: Generated<string | null>;
  attempts: Generated<number>;
  since: Date;
  due_at: Date | null;
  sent_at: Generated<Date | null>;
}

/** The same as an e-mail. */
interface ConfirmationMailTable extends NoticeTable {
  subject: string;
}

/** The tables of messages. */
export interface MessageTables {
  message_turn: MessageTurnTable;
  outbox: OutboxTable;
  notice: NoticeTable;
  confirmation_mail: ConfirmationMailTable;
  status_link: StatusLinkTable;
  status_message: StatusMessageTable;
}
