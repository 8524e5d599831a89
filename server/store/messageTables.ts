import type { Generated } from 'kysely';
import type { ContactType } from '#machines/claim/enums.ts';

/** A message to a contact, or somebody's turn to have one sent; contact and asker are hashes. */
export interface MessageTurnTable {
  recipient: string;
  position: number;
  asker: string;
  at: Date;
  is_used: boolean;
}

/** A message that was kept instead of sent. */
export interface OutboxTable {
  id: string;
  type: ContactType;
  recipient: string;
  subject: string;
  text: string;
  created_at: Date;
}

/** The text message that a claim was reported: to be sent again when it is due; sent, or given up, where it is not. */
export interface NoticeTable {
  claim_uuid: string;
  /** Empty once it is sent or given up. */
  recipient: string;
  text: string;
  attempts: Generated<number>;
  since: Date;
  due_at: Date | null;
  sent_at: Date | null;
}

/** The same as an e-mail. */
export interface ConfirmationMailTable extends NoticeTable {
  subject: string;
}
