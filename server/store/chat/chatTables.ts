import type { Generated } from 'kysely';

/** A conversation of somebody of ours with the helpdesk. */
interface ChatThreadTable {
  id: string;
  /** Who asks, by the subject of the provider. */
  asker: string;
  asker_name: string;
  /** Who answered last. */
  helper: string | null;
  helper_name: string | null;
  last_seq: Generated<number>;
  /** The last messages that each side has been shown. */
  asker_seen: Generated<number>;
  helper_seen: Generated<number>;
  changed_at: Date;
  ended_at: Date | null;
}

/** The conversation that somebody is in: one at a time. */
interface ChatAskerTable {
  asker: string;
  thread_id: string | null;
}

interface ChatMessageTable {
  thread_id: string;
  seq: number;
  /** Made by who sends it: a message that is sent again is the same. */
  key: string;
  author: string;
  author_name: string;
  text: string;
  at: Date;
}

/** When somebody of the helpdesk was last there. */
interface ChatDutyTable {
  helper: string;
  seen_at: Date;
}

/** What the conversations with the helpdesk are kept in. */
export interface ChatTables {
  chat_thread: ChatThreadTable;
  chat_asker: ChatAskerTable;
  chat_message: ChatMessageTable;
  chat_duty: ChatDutyTable;
}
