import type { Generated } from 'kysely';
import type { AssistEnd } from '#machines/service/assist/assistCalls.ts';

/** A help from afar: who, when, and how it ended. What was seen is stored nowhere. */
export interface AssistanceTable {
  id: string;
  /** The session of whoever is helped, and who that is where they have signed in. */
  session_id: string;
  asker: string | null;
  /** Of the code, with the id. */
  code_hash: string;
  asked_at: Date;
  helper: string | null;
  helper_name: string | null;
  helper_session: string | null;
  joined_at: Date | null;
  /** Until when the code lasts, or the help once somebody has told it. */
  until: Date;
  /** Whether each side has a socket, and when it was last heard of. */
  asker_there: Generated<boolean>;
  asker_seen_at: Date;
  helper_there: Generated<boolean>;
  helper_seen_at: Date | null;
  ended_at: Date | null;
  ended_how: AssistEnd | null;
}
